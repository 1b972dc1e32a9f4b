import type { ReactNode } from "react";
import { CardScript } from "@/components/card/card-script";
import { FormPage, FormRefused } from "@/components/card/forms/form-page";
import { cardLook, purgeTags } from "@/components/card/head/card-metadata";
import { answerDocument } from "@/components/document";
import * as paths from "@/lib/paths";
import { readOutcome } from "@/lib/web/forms/form-outcome";
import type { VisitorForm } from "@/lib/web/forms/visitor-forms";
import { movedTo } from "@/lib/web/site/plain-response";
import { answerNoCard, answerOrFail } from "./no-card";
import { type FoundCompany, type FoundForm, readForm, readFormCompany } from "./read-form";

type Query = Partial<Record<string, string>>;
type FormContext = { params: Promise<{ companyName: string }> };
type OutcomeContext = { params: Promise<{ companyName: string; outcome: string }> };

const titles: Record<VisitorForm, (company: string) => string> = {
  review: (company) => `Review ${company}`,
  contact: (company) => `Contact ${company}`,
  appointment: (company) => `Appointment at ${company}`,
  order: (company) => `Order from ${company}`,
};

/** The page of a form, rendered for one visitor: `show` is the form itself. */
export function createFormPage(form: VisitorForm, show: (found: FoundForm, query: Query) => ReactNode) {
  return async function answerForm(request: Request, { params }: FormContext): Promise<Response> {
    const reading = await readForm((await params).companyName);
    if (reading.state !== "found") return answerNoCard(reading);
    const { company, slug, name } = reading;
    // With the query, which the listener hands on.
    if (slug !== name) return movedTo(paths.form(slug, form));
    const head = describeForm(form, reading);
    return answerOrFail(head.title, async () => {
      const shown = await show(reading, readQuery(request));
      return answerDocument(
        { head, look: cardLook },
        <FormPage company={company} slug={slug}>
          {shown}
          <CardScript />
        </FormPage>,
      );
    });
  };
}

/** The page on which a form ends that was sent without script: `showSent` thanks for it. */
export function createOutcomePage(form: VisitorForm, showSent: (found: FoundCompany, query: Query) => ReactNode) {
  return async function answerOutcome(request: Request, { params }: OutcomeContext): Promise<Response> {
    const { companyName, outcome: segment } = await params;
    const reading = await readFormCompany(companyName);
    if (reading.state !== "found") return answerNoCard(reading);
    const { company, slug, name } = reading;
    const outcome = readOutcome(segment);
    if (!outcome) return movedTo(paths.form(slug, form));
    if (slug !== name) return movedTo(paths.formOutcome(slug, form, outcome));
    const shown =
      outcome === "thanks" ? (
        await showSent(reading, readQuery(request))
      ) : (
        <FormRefused form={form} slug={slug} failure={outcome} />
      );
    return answerDocument(
      { head: describeForm(form, reading), look: cardLook, tags: purgeTags(reading) },
      <FormPage company={company} slug={slug}>
        {shown}
      </FormPage>,
    );
  };
}

function readQuery({ url }: Request): Query {
  return Object.fromEntries(new URL(url).searchParams);
}

function describeForm(form: VisitorForm, { company }: FoundCompany) {
  return { title: titles[form](company.client.company_name), isListed: false };
}
