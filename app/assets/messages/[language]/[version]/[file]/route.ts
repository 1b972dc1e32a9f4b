import { isSubject, messagesOf, versionOf } from "@/lib/i18n/catalog";
import { isLanguage } from "@/lib/i18n/languages";

export const dynamic = "force-dynamic";

type Context = RouteContext<"/assets/messages/[language]/[version]/[file]">;

/** A subject's parsed messages, for what opens later. Another release has other messages under another version. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { language, version, file } = await params;
  const subject = file.replace(/\.json$/, "");
  if (!isLanguage(language) || !file.endsWith(".json") || !isSubject(subject) || version !== versionOf(language))
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return Response.json(messagesOf(language, subject), {
    headers: { "cache-control": "public, max-age=31536000, immutable" },
  });
}
