import { answerNotFound } from "@/components/not-found";
import { siteTranslator } from "@/lib/web/site/language";

export const dynamic = "force-dynamic";

/** What the listener answers for every address that is no page. */
export const GET = () => answerNotFound(siteTranslator());
