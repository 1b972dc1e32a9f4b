import { profileFields } from "@/lib/contract/cards/fields";
import { furtherLanguages } from "@/lib/contract/cards/languages";
import type { Profile } from "@/lib/contract/cards/schema";
import { type TextCounts, type TextSubject, textSubjects } from "@/lib/contract/cards/text-counts";
import { bannerTexts } from "@/lib/contract/content/banner";
import { documentTexts } from "@/lib/contract/content/document";
import { personFields } from "@/lib/contract/content/person-fields";
import { productFields } from "@/lib/contract/content/product-fields";
import { videoTexts } from "@/lib/contract/content/video";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { readTexts } from "@/lib/contract/texts";
import type { Deps } from "../../deps";
import { presentCompleteProfile } from "../profile/presenter";
import { getCompleteProfile } from "../profile/service";
import * as repo from "./repo";
import { countTranslated, listTranslated, type Translated } from "./translated";

/** How far the client has written its card in further languages. */
export async function countTexts(deps: Deps, clientId: number): Promise<TextCounts> {
  const { client, profile } = presentCompleteProfile(deps, await getCompleteProfile(deps, clientId));
  const languages = furtherLanguages(profile);
  const texts: Record<TextSubject, Translated[]> = {
    profile: listProfileTexts(client.company_name, profile),
    ...(await listContentTexts(deps, clientId)),
  };
  return { subjects: textSubjects.map((subject) => ({ subject, ...countTranslated(texts[subject], languages) })) };
}

function listProfileTexts(company_name: string, profile: Profile): Translated[] {
  const { phones, sections, links, branches } = profile;
  return [
    ...listTranslated([{ ...profile, company_name }], profileFields.texts.names),
    ...listTranslated(phones ?? [], ["label"]),
    ...listTranslated(sections ?? [], ["title"]),
    ...listTranslated(links ?? [], ["title"]),
    ...listTranslated(branches ?? [], ["name", "address"]),
    ...listNotes([profile, ...(branches ?? [])].map(({ opening_hours }) => opening_hours)),
  ];
}

function listNotes(hours: readonly (OpeningHours | null | undefined)[]): Translated[] {
  return listTranslated(
    hours.flatMap((one) => one?.special_dates ?? []),
    ["note"],
  );
}

async function listContentTexts({ db }: Deps, clientId: number) {
  const [banners, documents, products, videos, people] = await Promise.all([
    repo.listBannerTexts(db, clientId),
    repo.listDocumentTexts(db, clientId),
    repo.listProductTexts(db, clientId),
    repo.listVideoTexts(db, clientId),
    repo.listPersonTexts(db, clientId),
  ]);
  return {
    banners: listTranslated(banners.map(readRow), bannerTexts.names),
    documents: listTranslated(documents.map(readRow), documentTexts.names),
    products: listTranslated(products.map(readRow), productFields.texts.names),
    videos: listTranslated(videos.map(readRow), videoTexts.names),
    people: [
      ...listTranslated(people.map(readRow), personFields.texts.names),
      ...listTranslated(
        people.flatMap(({ links }) => personFields.links.column.read(links)),
        ["title"],
      ),
      ...listNotes(people.map(({ hours }) => personFields.hours.column.read(hours))),
    ],
  };
}

function readRow<R extends { texts: string | null }>(row: R) {
  return { ...row, texts: readTexts(row.texts) };
}
