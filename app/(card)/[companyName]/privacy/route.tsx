import { PrivacyNote } from "@/components/card/contact/privacy-note";
import { FormPage } from "@/components/card/forms/form-page";
import { cardLook, purgeTags } from "@/components/card/head/card-metadata";
import { answerDocument } from "@/components/document";
import { readOperator } from "@/components/policies/policy";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { movedTo } from "@/lib/web/site/plain-response";
import { retentionDays } from "@/lib/web/site/retention";
import { readSite } from "@/lib/web/site/site";
import { answerNoCard } from "../no-card";
import { readCompany } from "../read-company";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const reading = await readCompany(request, (await params).companyName);
  if (reading.state !== "found") return answerNoCard(request, reading);
  const { t, company, slug, at, name } = reading;
  if (slug !== name) return movedTo(paths.cardPrivacy(at));
  const operator = readOperator(await readSite());
  return answerDocument(
    {
      t,
      head: { title: t("forms.privacy.title", { company: company.client.company_name }), isListed: false },
      look: cardLook,
      tags: purgeTags(reading),
    },
    <FormPage t={t} company={company} at={at}>
      <PrivacyNote t={t} company={company} operator={operator} retention={retentionDays(env())} />
    </FormPage>,
  );
}
