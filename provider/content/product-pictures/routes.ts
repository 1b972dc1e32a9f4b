import { productPictureOperations } from "@/lib/contract/content/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { presentProductPicture } from "./presenter";
import { addPicture, deletePicture, orderPictures, updatePicture } from "./service";

export function productPictureRoutes(deps: Deps) {
  return createRoutes(deps, productPictureOperations, {
    addProductPicture: async ({ actor, params, body }) =>
      presentProductPicture(deps, await addPicture(deps, actor, params.id, body)),

    async orderProductPictures({ actor, params, body: { ids } }) {
      await orderPictures(deps, actor, params.id, ids);
      return { ids };
    },

    updateProductPicture: async ({ actor, params, body }) =>
      presentProductPicture(deps, await updatePicture(deps, actor, params, body.focus)),

    deleteProductPicture: ({ actor, params }) => deletePicture(deps, actor, params),
  });
}
