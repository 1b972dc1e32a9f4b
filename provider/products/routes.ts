import { limits } from "@/lib/contract/limits";
import {
  createProductSchema,
  productListQuerySchema,
  productOrderSchema,
  productStatusSchema,
  updateProductSchema,
} from "@/lib/contract/product";
import type { Deps } from "../deps";
import { readBody, readId } from "../http/body";
import { clientOf } from "../http/context";
import { listResponse, readListQuery } from "../http/list";
import { createRouter } from "../http/router";
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
  const { app, handle } = createRouter(deps);

  handle("products", "GET", async (c) => {
    const query = readListQuery(c, productListQuerySchema);
    const page = await listProducts(deps, clientOf(c).clientId, query);
    return listResponse(c, query, page, (product) => presentProduct(deps, product));
  });

  handle("products", "POST", async (c) => {
    const input = await readBody(c, createProductSchema, limits.product.bytes);
    return c.json(presentProduct(deps, await createProduct(deps, clientOf(c).clientId, input)), 201);
  });

  handle("productOrder", "PUT", async (c) => {
    const { ids } = await readBody(c, productOrderSchema);
    await orderProducts(deps, clientOf(c).clientId, ids);
    return c.json({ ids });
  });

  handle("product", "GET", async (c) =>
    c.json(presentProduct(deps, await getProduct(deps, clientOf(c).clientId, readId(c)))),
  );

  handle("product", "PATCH", async (c) => {
    const id = readId(c);
    const input = await readBody(c, updateProductSchema, limits.product.bytes);
    return c.json(presentProduct(deps, await updateProduct(deps, clientOf(c).clientId, id, input)));
  });

  handle("productStatus", "PATCH", async (c) => {
    const id = readId(c);
    const { status } = await readBody(c, productStatusSchema);
    return c.json(presentProduct(deps, await setProductStatus(deps, clientOf(c).clientId, id, status)));
  });

  handle("product", "DELETE", async (c) => {
    await deleteProduct(deps, clientOf(c).clientId, readId(c));
    return c.body(null, 204);
  });

  return app;
}
