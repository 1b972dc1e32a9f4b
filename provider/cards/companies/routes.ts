import { companyOperations } from "@/lib/contract/cards/operations";
import { presentBanner } from "../../content/banners/presenter";
import { presentDocument } from "../../content/documents/presenter";
import { presentPersonAddress, presentPublicPerson } from "../../content/people/presenter";
import { listPersonAddresses } from "../../content/people/service";
import { presentProduct, presentProductAddress } from "../../content/products/presenter";
import { listProductAddresses } from "../../content/products/service";
import { presentVideo } from "../../content/videos/presenter";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentCompany, presentCompanyAddress } from "./presenter";
import {
  getCompany,
  getCompanyHandle,
  getCompanyPerson,
  listCompanies,
  listCompanyBanners,
  listCompanyDocuments,
  listCompanyPeople,
  listCompanyProducts,
  listCompanyVideos,
} from "./service";

export function companyRoutes(deps: Deps) {
  return createRoutes(deps, companyOperations, {
    listCompanies: async (call) => presentPage(call, await listCompanies(deps, call.query), presentCompanyAddress),

    async listProductAddresses({ query }) {
      const { rows, last } = await listProductAddresses(deps, query);
      return { results: rows.map(presentProductAddress), last };
    },

    async listPersonAddresses({ query }) {
      const { rows, last } = await listPersonAddresses(deps, query);
      return { results: rows.map(presentPersonAddress), last };
    },

    async getCompany({ params }) {
      const { company, ...about } = await getCompany(deps, params.companyName);
      return presentCompany(deps, company, about);
    },

    async listCompanyDocuments(call) {
      const page = await listCompanyDocuments(deps, call.params.companyName, call.query);
      return presentPage(call, page, (document) => presentDocument(deps, document));
    },

    async listCompanyProducts(call) {
      const page = await listCompanyProducts(deps, call.params.companyName, call.query);
      return presentPage(call, page, (product) => presentProduct(deps, product));
    },

    listCompanyVideos: async (call) =>
      presentPage(call, await listCompanyVideos(deps, call.params.companyName, call.query), presentVideo),

    async listCompanyBanners(call) {
      const page = await listCompanyBanners(deps, call.params.companyName, call.query);
      return presentPage(call, page, (banner) => presentBanner(deps, banner));
    },

    async listCompanyPeople(call) {
      const { company, page } = await listCompanyPeople(deps, call.params.companyName, call.query);
      return presentPage(call, page, (person) => presentPublicPerson(deps, company, person));
    },

    async getCompanyPerson({ params }) {
      const { company, person } = await getCompanyPerson(deps, params.companyName, params.id);
      return presentPublicPerson(deps, company, person);
    },

    async getCompanyHandle({ params }) {
      const { handle, person_id } = await getCompanyHandle(deps, params.companyName, params.handle);
      return { handle, person_id };
    },
  });
}
