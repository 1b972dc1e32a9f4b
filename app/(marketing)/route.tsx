import { answerLanding } from "@/components/landing/landing-document";
import { siteTranslator } from "@/lib/web/site/language";

export const dynamic = "force-dynamic";

export const GET = () => answerLanding(siteTranslator());
