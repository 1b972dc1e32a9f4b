import { purgeTags } from "@/components/card/card-metadata";
import type { Company } from "@/lib/contract/company";
import { env } from "@/lib/env";
import { decodeSegment, paths } from "@/lib/paths";
import { parsePhone } from "@/lib/phone";
import { loadCompany } from "@/lib/provider-client/cards";
import { fetchMedia } from "@/lib/provider-client/index";
import { attachmentHeader, buildVcard, maxPhotoBytes } from "@/lib/vcard";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string }> };

/** The company as a contact file. A former name leads to the present one's file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = decodeSegment((await params).companyName);
  const company = await loadCompany(name).catch((error: Error) => error);
  if (company instanceof Error) return plainAnswer(502, company.message);
  if (!company) return plainAnswer(404, `The company "${name}" could not be found.`);

  const slug = company.client.slug ?? name;
  if (slug !== name) return new Response(null, { status: 308, headers: { location: paths.contactFile(slug) } });
  return new Response(buildVcard({ ...describeContact(company, slug), photo: await loadPhoto(company) }), {
    headers: {
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": attachmentHeader(`${slug}.vcf`, `${company.client.company_name}.vcf`),
      "x-page-cache": purgeTags({ company }),
    },
  });
}

function describeContact({ client, profile }: Company, slug: string) {
  return {
    name: client.company_name,
    phone: parsePhone(client.phone)?.dial ?? "",
    email: client.email,
    address: profile.address,
    links: [`${env().SITE_URL}${paths.card(slug)}`, ...Object.values(profile.social_media_links)],
    note: profile.about_us,
  };
}

/** The contact is worth more than its picture: whatever is wrong with that, the file goes without. */
async function loadPhoto({ profile }: Company): Promise<Uint8Array | null> {
  const key = /\/media\/([^?#]+\.jpe?g)$/i.exec(profile.logo_photo ?? profile.logo ?? "")?.[1];
  if (!key) return null;
  try {
    const response = await fetchMedia(key);
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
    return isJpeg && bytes.length <= maxPhotoBytes ? bytes : null;
  } catch {
    return null;
  }
}

function plainAnswer(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
