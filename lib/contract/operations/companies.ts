import { bannerListQuerySchema, bannerListSchema } from "../banner";
import { companyAddressListSchema, companyListQuerySchema, companySchema } from "../company";
import { documentListQuerySchema, documentListSchema } from "../document";
import { personListQuerySchema, personListSchema } from "../person";
import {
  productAddressListSchema,
  productAddressQuerySchema,
  productListQuerySchema,
  productListSchema,
} from "../product";
import { videoListQuerySchema, videoListSchema } from "../video";
import type { Operations } from "./operation";

/** What anybody may know of active clients, by the name in a card's address. */
export const companyOperations = {
  listCompanies: {
    summary: "A page of the addresses of all cards",
    method: "GET",
    path: "/public/companies/",
    access: "public",
    query: companyListQuerySchema,
    status: 200,
    answer: companyAddressListSchema,
  },
  listProductAddresses: {
    summary: "The addresses of the products of all cards, by their ids",
    method: "GET",
    path: "/public/products/",
    access: "public",
    query: productAddressQuerySchema,
    status: 200,
    answer: productAddressListSchema,
  },
  getCompany: {
    summary: "A company by its address, an earlier address, or its name",
    method: "GET",
    path: "/public/company/:companyName/",
    access: "public",
    status: 200,
    answer: companySchema,
  },
  listCompanyDocuments: {
    summary: "A page of the company's documents",
    method: "GET",
    path: "/public/company/:companyName/documents/",
    access: "public",
    query: documentListQuerySchema,
    status: 200,
    answer: documentListSchema,
  },
  listCompanyProducts: {
    summary: "A page of the company's active products",
    method: "GET",
    path: "/public/company/:companyName/products/",
    access: "public",
    query: productListQuerySchema,
    status: 200,
    answer: productListSchema,
  },
  listCompanyVideos: {
    summary: "A page of the company's videos",
    method: "GET",
    path: "/public/company/:companyName/videos/",
    access: "public",
    query: videoListQuerySchema,
    status: 200,
    answer: videoListSchema,
  },
  listCompanyBanners: {
    summary: "A page of the company's banners",
    method: "GET",
    path: "/public/company/:companyName/banners/",
    access: "public",
    query: bannerListQuerySchema,
    status: 200,
    answer: bannerListSchema,
  },
  listCompanyPeople: {
    summary: "A page of the company's people",
    method: "GET",
    path: "/public/company/:companyName/people/",
    access: "public",
    query: personListQuerySchema,
    status: 200,
    answer: personListSchema,
  },
} as const satisfies Operations;
