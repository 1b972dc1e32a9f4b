import { companiesTag, formatTags, productsTag } from "../contract/page-tags";
import { log } from "../process/log/log";
import { plainResponse } from "../site/plain-response";

/** A sitemap file as an answer that may be kept; null is a file that does not exist. A failure is not for keeping. */
export async function serveSitemap(build: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await build();
    if (xml === null) return plainResponse(404, "There is no such sitemap");
    return new Response(xml, {
      headers: {
        "content-type": "application/xml; charset=utf-8",
        "x-page-cache": formatTags([companiesTag, productsTag]),
      },
    });
  } catch (error) {
    log.error("The sitemap could not be made", error);
    return plainResponse(503, "The sitemap cannot be made at the moment", { "retry-after": "60" });
  }
}
