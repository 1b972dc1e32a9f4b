import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import type { ReactNode } from "react";
import { CardScript } from "@/components/card/card-script";
import { FormPage } from "@/components/card/forms/form-page";
import { FormRefused } from "@/components/card/forms/form-refused";
import { purgeTags } from "@/components/card/head/card-metadata";
import { ApiError } from "@/lib/contract/errors";
import * as paths from "@/lib/paths";
import { readOutcome } from "@/lib/web/forms/form-outcome";
import type { VisitorForm } from "@/lib/web/forms/visitor-forms";
import { describeNoCard, NoCard } from "./no-card";
import { type FoundCompany, type FoundForm, readForm, readFormCompany } from "./read-form";
import { readOrFail, Unread } from "./unread";

type Query = Record<string, string | string[] | undefined>;
type FormProps = { params: Promise<{ companyName: string }>; searchParams: Promise<Query> };
type OutcomeProps = { params: Promise<{ companyName: string; outcome: string }>; searchParams: Promise<Query> };

const titles: Record<VisitorForm, (company: string) => string> = {
  review: (company) => `Review ${company}`,
  contact: (company) => `Contact ${company}`,
  appointment: (company) => `Appointment at ${company}`,
  order: (company) => `Order from ${company}`,
};

/** A form's page, rendered for one visitor; `show` renders the form. */
export function createFormPage(form: VisitorForm, show: (found: FoundForm, query: Query) => ReactNode) {
  return {
    async generateMetadata({ params }: FormProps): Promise<Metadata> {
      const reading = await readForm((await params).companyName);
      return reading.state === "found" ? describeForm(form, reading) : describeNoCard(reading);
    },

    async Page({ params, searchParams }: FormProps) {
      const reading = await readForm((await params).companyName);
      if (reading.state !== "found") return <NoCard reading={reading} />;
      const { company, slug, name } = reading;
      // The listener adds the query.
      if (slug !== name) permanentRedirect(paths.form(slug, form));
      const query = await searchParams;
      const shown = await readOrFail(() => show(reading, query));
      if (shown instanceof ApiError) return <Unread error={shown} />;
      return (
        <FormPage company={company} slug={slug}>
          {shown}
          <CardScript />
        </FormPage>
      );
    },
  };
}

/** The outcome of a form sent without script; `showSent` renders the thanks. */
export function createOutcomePage(form: VisitorForm, showSent: (found: FoundCompany, query: Query) => ReactNode) {
  return {
    async generateMetadata({ params }: OutcomeProps): Promise<Metadata> {
      const reading = await readFormCompany((await params).companyName);
      if (reading.state !== "found") return describeNoCard(reading);
      return { ...describeForm(form, reading), other: { "page-cache": purgeTags(reading) } };
    },

    async Page({ params, searchParams }: OutcomeProps) {
      const { companyName, outcome: segment } = await params;
      const reading = await readFormCompany(companyName);
      if (reading.state !== "found") return <NoCard reading={reading} />;
      const { company, slug, name } = reading;
      const outcome = readOutcome(segment);
      if (!outcome) permanentRedirect(paths.form(slug, form));
      if (slug !== name) permanentRedirect(paths.formOutcome(slug, form, outcome));
      return (
        <FormPage company={company} slug={slug}>
          {outcome === "thanks" ? (
            await showSent(reading, await searchParams)
          ) : (
            <FormRefused form={form} slug={slug} failure={outcome} />
          )}
        </FormPage>
      );
    },
  };
}

function describeForm(form: VisitorForm, { company }: FoundCompany): Metadata {
  return { title: { absolute: titles[form](company.client.company_name) }, robots: { index: false } };
}
