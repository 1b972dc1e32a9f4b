import { ApiError } from "@/lib/contract/errors";
import { loadFormTicket } from "@/lib/web/provider-client/visitors";
import type { NoCardReading } from "./no-card";
import { type FoundCompany, readCompany } from "./read-company";

export type FoundForm = FoundCompany & { ticket: string };

/** The company that a form is for, with a ticket for the visitor who asks. */
export async function readForm(request: Request, segment: string): Promise<FoundForm | NoCardReading> {
  const reading = await readCompany(request, segment);
  if (reading.state !== "found") return reading;
  if (reading.company.is_resting) return { ...reading, state: "resting" };
  try {
    const ticket = await loadFormTicket(reading.slug, reading.t.language);
    return ticket === null ? { state: "missing", name: reading.name } : { ...reading, ticket };
  } catch (error) {
    const status = error instanceof ApiError && error.status === 429 ? error.status : undefined;
    return { state: "failed", name: reading.name, message: (error as Error).message, status };
  }
}
