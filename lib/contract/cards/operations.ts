import { clientSchema } from "../clients/schema";
import { bannerListQuerySchema, bannerListSchema } from "../content/banner";
import { documentListQuerySchema, documentListSchema } from "../content/document";
import {
  personAddressListSchema,
  personHandleSchema,
  personListQuerySchema,
  personListSchema,
  personSchema,
} from "../content/person";
import { productAddressListSchema, productListQuerySchema, productListSchema } from "../content/product";
import { videoListQuerySchema, videoListSchema } from "../content/video";
import type { Operations } from "../operation";
import { afterIdQuerySchema } from "../pagination";
import { companyAddressListSchema, companyContentsSchema, companyListQuerySchema, companySchema } from "./company";
import { logoRule } from "./logo-rule";
import {
  completeProfileSchema,
  phoneCheckQuerySchema,
  phoneCheckSchema,
  profileSchema,
  writeProfileSchema,
} from "./schema";
import { slugCheckQuerySchema, slugCheckSchema } from "./slug";
import { textCountsSchema } from "./text-counts";

/** A client's own account and profile. */
export const profileOperations = {
  getOwnClient: {
    summary: "The calling client's account",
    method: "GET",
    path: "/client/profile/",
    access: "card.edit",
    status: 200,
    answer: clientSchema,
  },
  getProfile: {
    summary: "The profile; 404 until it is first saved",
    method: "GET",
    path: "/client/profile/crud/",
    access: "card.edit",
    status: 200,
    answer: profileSchema,
  },
  createProfile: {
    summary: "Creates the profile, and changes the given fields of the account",
    method: "POST",
    path: "/client/profile/crud/",
    access: "card.edit",
    body: writeProfileSchema,
    file: logoRule,
    changes: ["card", "cards"],
    status: 201,
    answer: completeProfileSchema,
  },
  updateProfile: {
    summary: "Changes the given fields of profile and account together",
    method: "PATCH",
    path: "/client/profile/crud/",
    access: "card.edit",
    body: writeProfileSchema,
    file: logoRule,
    changes: ["card", "cards"],
    status: 200,
    answer: completeProfileSchema,
  },
  deleteProfile: {
    summary: "Deletes the profile; the account stays",
    method: "DELETE",
    path: "/client/profile/crud/",
    access: "card.edit",
    changes: ["card"],
    status: 204,
    answer: null,
  },
  getCompleteProfile: {
    summary: "Account and profile together",
    method: "GET",
    path: "/client/profile/complete/",
    access: "card.edit",
    status: 200,
    answer: completeProfileSchema,
  },
  checkSlug: {
    summary: "Whether the client can have a card address, or which address a new name would give",
    method: "GET",
    path: "/client/profile/slug/",
    access: "card.edit",
    query: slugCheckQuerySchema,
    status: 200,
    answer: slugCheckSchema,
  },
  checkPhone: {
    summary: "Whether a number is a landline, which is on WhatsApp only if its owner says so",
    method: "GET",
    path: "/client/profile/phone/",
    access: "card.edit",
    query: phoneCheckQuerySchema,
    status: 200,
    answer: phoneCheckSchema,
  },
} as const satisfies Operations;

/** What an owner has written, all over the card. */
export const textOperations = {
  countTexts: {
    summary: "How many of the card's texts are written in each further language, by subject",
    method: "GET",
    path: "/client/texts/",
    access: "card.edit",
    status: 200,
    answer: textCountsSchema,
  },
} as const satisfies Operations;

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
    query: afterIdQuerySchema,
    status: 200,
    answer: productAddressListSchema,
  },
  listPersonAddresses: {
    summary: "The addresses of people's cards that search engines may list, by their ids",
    method: "GET",
    path: "/public/people/",
    access: "public",
    query: afterIdQuerySchema,
    status: 200,
    answer: personAddressListSchema,
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
    summary: "A page of the company's people; searches name, role, phone and e-mail",
    method: "GET",
    path: "/public/company/:companyName/people/",
    access: "public",
    query: personListQuerySchema,
    status: 200,
    answer: personListSchema,
  },
  getCompanyPerson: {
    summary: "One of the company's people",
    method: "GET",
    path: "/public/company/:companyName/people/:id/",
    access: "public",
    status: 200,
    answer: personSchema,
  },
  getCompanyHandle: {
    summary: "Whose a short address is or was, also of somebody who left",
    method: "GET",
    path: "/public/company/:companyName/handles/:handle/",
    access: "public",
    status: 200,
    answer: personHandleSchema,
  },
} as const satisfies Operations;

/** What a card shows beside the company itself, in one answer. */
export const companyContentsOperations = {
  getCompanyContents: {
    summary: "What the company's card lists: documents, products on sale, videos, banners, people and reviews",
    method: "GET",
    path: "/public/company/:companyName/contents/",
    access: "public",
    status: 200,
    answer: companyContentsSchema,
  },
} as const satisfies Operations;
