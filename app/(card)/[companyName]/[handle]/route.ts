import { decodeSegment } from "@/lib/paths";
import { answerPerson } from "../answer-person";
import { readPersonByHandle } from "../read-person";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string; handle: string }> };

/** A person's card at its short address; what has a route of its own is none. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { companyName, handle } = await params;
  const reading = await readPersonByHandle(request, companyName, handle);
  return answerPerson(request, reading, { id: 0, handle: decodeSegment(handle) });
}
