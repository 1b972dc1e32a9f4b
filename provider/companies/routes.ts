import { bannerListQuerySchema } from "@/lib/contract/banner";
import { companyListQuerySchema } from "@/lib/contract/company";
import { documentListQuerySchema } from "@/lib/contract/document";
import { productListQuerySchema } from "@/lib/contract/product";
import { videoListQuerySchema } from "@/lib/contract/video";
import { presentBanner } from "../banners/presenter";
import type { Deps } from "../deps";
import { presentDocument } from "../documents/presenter";
import type { AppContext } from "../http/context";
import { listResponse, readListQuery } from "../http/list";
import { createRouter } from "../http/router";
import { presentProduct } from "../products/presenter";
import { presentVideo } from "../videos/presenter";
import { presentCompany, presentCompanyAddress } from "./presenter";
import {
  getCompany,
  listCompanies,
  listCompanyBanners,
  listCompanyDocuments,
  listCompanyProducts,
  listCompanyVideos,
} from "./service";

export function companyRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("companies", "GET", async (c) => {
    const query = readListQuery(c, companyListQuerySchema);
    return listResponse(c, query, await listCompanies(deps, query), presentCompanyAddress);
  });

  handle("company", "GET", async (c) => {
    const { company, profile } = await getCompany(deps, readName(c));
    return c.json(presentCompany(deps, company, profile));
  });

  handle("companyDocuments", "GET", async (c) => {
    const query = readListQuery(c, documentListQuerySchema);
    const page = await listCompanyDocuments(deps, readName(c), query);
    return listResponse(c, query, page, (document) => presentDocument(deps, document));
  });

  handle("companyProducts", "GET", async (c) => {
    const query = readListQuery(c, productListQuerySchema);
    const page = await listCompanyProducts(deps, readName(c), query);
    return listResponse(c, query, page, (product) => presentProduct(deps, product));
  });

  handle("companyVideos", "GET", async (c) => {
    const query = readListQuery(c, videoListQuerySchema);
    const page = await listCompanyVideos(deps, readName(c), query);
    return listResponse(c, query, page, presentVideo);
  });

  handle("companyBanners", "GET", async (c) => {
    const query = readListQuery(c, bannerListQuerySchema);
    const page = await listCompanyBanners(deps, readName(c), query);
    return listResponse(c, query, page, (banner) => presentBanner(deps, banner));
  });

  return app;
}

/** The name from the path, decoded. */
function readName(c: AppContext): string {
  return c.req.param("companyName") ?? "";
}
