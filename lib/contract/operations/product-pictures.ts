import {
  addProductPictureSchema,
  productPictureOrderSchema,
  productPictureSchema,
  updateProductPictureSchema,
} from "../product-picture";
import { productImageRule } from "../product-picture-basics";
import type { Operations } from "./operation";

export const productPictureOperations = {
  addProductPicture: {
    summary: "Adds a picture to a product, last in the order",
    method: "POST",
    path: "/client/products/:id/pictures/",
    access: "client",
    body: addProductPictureSchema,
    file: productImageRule,
    changes: ["card"],
    status: 201,
    answer: productPictureSchema,
  },
  orderProductPictures: {
    summary: "Sets the order of all pictures of a product; 409 unless each is named once",
    method: "PUT",
    path: "/client/products/:id/pictures/order/",
    access: "client",
    body: productPictureOrderSchema,
    changes: ["card"],
    status: 200,
    answer: productPictureOrderSchema,
  },
  updateProductPicture: {
    summary: "Sets the part of a picture that stays visible when it is cropped",
    method: "PATCH",
    path: "/client/products/:id/pictures/:picture/",
    access: "client",
    body: updateProductPictureSchema,
    changes: ["card"],
    status: 200,
    answer: productPictureSchema,
  },
  deleteProductPicture: {
    summary: "Deletes a picture of a product; 409 if it is the only one",
    method: "DELETE",
    path: "/client/products/:id/pictures/:picture/",
    access: "client",
    changes: ["card"],
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
