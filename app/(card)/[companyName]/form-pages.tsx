import type { ReactNode } from "react";
import { CardScript } from "@/components/card/card-script";
import { FormPage, FormRefused } from "@/components/card/forms/form-page";
import { cardLook, purgeTags } from "@/components/card/head/card-metadata";
import { answerDocument } from "@/components/document";
import type { Key } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { readOutcome } from "@/lib/web/forms/form-outcome";
import type { VisitorForm } from "@/lib/web/forms/visitor-forms";
import { movedTo } from "@/lib/web/site/plain-response";
import { answerNoCard, answerOrFail } from "./no-card";
import { type FoundCompany, readCompany } from "./read-company";
import { type FoundForm, readForm } from "./read-form";
import { findPerson } from "./read-person";

type Query = Partial<Record<string, string>>;
type OnCard = { at: paths.FormAddress };
type FormContext = { params: Promise<{ companyName: string }> };
type OutcomeContext = { params: Promise<{ companyName: string; outcome: string }> };

const titles = {
  review: "forms.title.review",
  contact: "forms.title.contact",
  appointment: "forms.title.appointment",
  order: "forms.title.order",
} as const satisfies Record<VisitorForm, Key>;

/** The page of a form, rendered for one visitor: `show` is the form itself. */
export function createFormPage(form: VisitorForm, show: (found: FoundForm & OnCard, query: Query) => ReactNode) {
  return async function answerForm(request: Request, { params }: FormContext): Promise<Response> {
    const reading = await readForm(request, (await params).companyName);
    if (reading.state !== "found") return answerNoCard(request, reading);
    const { t, company, slug, name } = reading;
    // With the query, which the listener hands on.
    if (slug !== name) return movedTo(paths.form(reading.at, form));
    const head = describeForm(form, reading);
    return answerOrFail(t, head.title, async () => {
      const query = readQuery(request);
      const at = await fromCard(reading, form, query);
      const shown = await show({ ...reading, at }, query);
      return answerDocument(
        { t, head, look: cardLook },
        <FormPage t={t} company={company} at={at}>
          {shown}
          <CardScript t={t} />
        </FormPage>,
      );
    });
  };
}

/** The page on which a form ends that was sent without script: `showSent` thanks for it. */
export function createOutcomePage(
  form: VisitorForm,
  showSent: (found: FoundCompany & OnCard, query: Query) => ReactNode,
) {
  return async function answerOutcome(request: Request, { params }: OutcomeContext): Promise<Response> {
    const { companyName, outcome: segment } = await params;
    const reading = await readCompany(request, companyName);
    if (reading.state !== "found") return answerNoCard(request, reading);
    const { t, company, slug, name } = reading;
    const outcome = readOutcome(segment);
    if (!outcome) return movedTo(paths.form(reading.at, form));
    if (slug !== name) return movedTo(paths.formOutcome(reading.at, form, outcome));
    const query = readQuery(request);
    const at = await fromCard(reading, form, query);
    const shown =
      outcome === "thanks" ? (
        await showSent({ ...reading, at }, query)
      ) : (
        <FormRefused t={t} company={company} form={form} at={at} failure={outcome} />
      );
    return answerDocument(
      { t, head: describeForm(form, reading), look: cardLook, tags: purgeTags(reading) },
      <FormPage t={t} company={company} at={at}>
        {shown}
      </FormPage>,
    );
  };
}

/** The form's address, with the person on whose card it was opened. */
async function fromCard(reading: FoundCompany, form: VisitorForm, query: Query): Promise<paths.FormAddress> {
  const person = form === "review" ? undefined : await findPerson(reading, query[paths.sentPerson]);
  return { ...reading.at, person };
}

function readQuery({ url }: Request): Query {
  return Object.fromEntries(new URL(url).searchParams);
}

function describeForm(form: VisitorForm, { t, company }: FoundCompany) {
  return { title: t(titles[form], { company: company.client.company_name }), isListed: false };
}
