import { readFile } from "node:fs/promises";
import path from "node:path";
import { demoDealer, demoPictures } from "@/components/demo/dealer";
import { parsePhone } from "@/lib/card/phone";
import { buildVcard } from "@/lib/card/vcard";
import * as paths from "@/lib/paths";
import { contentDisposition } from "@/lib/runtime/http/content-disposition";
import { siteTranslator } from "@/lib/web/site/language";
import { siteUrl } from "@/lib/web/site/site-url";

export const dynamic = "force-dynamic";

/** The demo dealer's vCard. */
export async function GET(): Promise<Response> {
  const { name, phone, email, address, website, contact, about } = demoDealer;
  const t = siteTranslator();
  const vcard = buildVcard({
    name,
    phone: parsePhone(phone)?.dial ?? "",
    phones: [],
    email,
    address,
    links: [siteUrl() + paths.demo, website],
    note: `${contact.name}, ${t(contact.title)}\n${t(about)}`,
    photo: await readFile(path.join("public", demoPictures.logoPhoto)),
  });
  return new Response(vcard, {
    headers: {
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": contentDisposition("attachment", `${name}.vcf`, "suvarna-motors.vcf"),
      "x-page-cache": "site",
    },
  });
}
