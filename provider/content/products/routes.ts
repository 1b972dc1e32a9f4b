import { productOperations } from "@/lib/contract/content/operations";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentProduct } from "./presenter";
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  orderProducts,
  setProductStatus,
  updateProduct,
} from "./service";

export function productRoutes(deps: Deps) {
  const present = (product: Parameters<typeof presentProduct>[1]) => presentProduct(deps, product);

  return createRoutes(deps, productOperations, {
    listProducts: async (call) => presentPage(call, await listProducts(deps, call.actor.clientId, call.query), present),

    createProduct: async ({ actor, body }) => present(await createProduct(deps, actor, body)),

    async orderProducts({ actor, body: { ids } }) {
      await orderProducts(deps, actor, ids);
      return { ids };
    },

    getProduct: async ({ actor, params }) => present(await getProduct(deps, actor.clientId, params.id)),

    updateProduct: async ({ actor, params, body }) => present(await updateProduct(deps, actor, params.id, body)),

    setProductStatus: async ({ actor, params, body }) =>
      present(await setProductStatus(deps, actor, params.id, body.status)),

    deleteProduct: ({ actor, params }) => deleteProduct(deps, actor, params.id),
  });
}
