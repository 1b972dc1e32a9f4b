import type { Company } from "@/lib/contract/cards/company";
import { ApiError } from "@/lib/contract/errors";
import { decodeSegment } from "@/lib/paths";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { loadFormTicket } from "@/lib/web/provider-client/visitors";
import type { NoCardReading } from "./no-card";

export type FoundCompany = { state: "found"; name: string; slug: string; company: Company };
export type FoundForm = FoundCompany & { ticket: string };

/** The company that a form is for, with a ticket for the visitor who asks. */
export async function readForm(segment: string): Promise<FoundForm | NoCardReading> {
  const reading = await readFormCompany(segment);
  if (reading.state !== "found") return reading;
  try {
    const ticket = await loadFormTicket(reading.slug);
    return ticket === null ? { state: "missing", name: reading.name } : { ...reading, ticket };
  } catch (error) {
    const status = error instanceof ApiError && error.status === 429 ? error.status : undefined;
    return { state: "failed", name: reading.name, message: (error as Error).message, status };
  }
}

/** The same without a ticket, for the page that says what came of it. */
export async function readFormCompany(segment: string): Promise<FoundCompany | NoCardReading> {
  const name = decodeSegment(segment);
  if (name.trim() === "") return { state: "missing", name: "" };
  try {
    const company = await loadCompany(name);
    return company ? { state: "found", name, slug: company.client.slug ?? name, company } : { state: "missing", name };
  } catch (error) {
    return { state: "failed", name, message: (error as Error).message };
  }
}
