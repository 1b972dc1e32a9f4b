import { ApiError } from "@/lib/contract/errors";
import { loadAppointmentFile } from "@/lib/web/provider-client/visitors";
import { siteTranslator } from "@/lib/web/site/language";
import { plainResponse, tryLater } from "@/lib/web/site/plain-response";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ outcome: string }> };

/** The appointment as a calendar file. It has no cache tags, so the listener does not keep it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const t = siteTranslator(request);
  const { outcome: token } = await params;
  const file = await loadAppointmentFile(token, t.language).catch((error: Error) => error);
  if (file instanceof ApiError) return plainResponse(file.status, t.say(file.message));
  if (file instanceof Error) return tryLater(t.say(file.message));
  if (file === null) return plainResponse(404, t("forms.appointment.fileNotFound"));
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="appointment.ics"',
    },
  });
}
