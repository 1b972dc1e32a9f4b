import { decodeSegment } from "@/lib/paths";
import { answerPerson } from "../../answer-person";
import { readPerson } from "../../read-person";
import { isContactFile, serveContactFile } from "./contact-file";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string; person: string }> };

/** A person's card, or their contact file. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { companyName, person } = await context.params;
  if (isContactFile(person)) return serveContactFile(request, context);
  const reading = await readPerson(request, companyName, person);
  return answerPerson(request, reading, { id: 0, slug: decodeSegment(person) });
}
