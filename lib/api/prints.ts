import type { z } from "zod";
import { downloadFile } from "@/lib/browser/download";
import type { printPeopleSchema } from "@/lib/contract/content/print-people";
import { requestFile } from "./call/request-file";

/** What the web app draws of people's cards. */
export type Print = "cards" | "codes";

const files = {
  cards: { ending: "cards.pdf", type: "application/pdf" },
  codes: { ending: "codes.zip", type: "application/zip" },
};

/** `people`: whose; null for all. @returns the file's name @throws as `requestFile` */
export async function downloadPrint(
  print: Print,
  { slug, people }: { slug: string } & z.input<typeof printPeopleSchema>,
  signal: AbortSignal,
): Promise<string> {
  const { ending, type } = files[print];
  const file = await requestFile(`/prints/${print}`, { people }, signal);
  const name = `${slug}-${ending}`;
  downloadFile(name, type, file);
  return name;
}
