"use client";

import { Search, SearchX } from "lucide-react";
import { useState } from "react";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { findVisitorData } from "@/lib/api/visitor-data";
import type { VisitorData } from "@/lib/contract/privacy/schema";
import { FoundData } from "./found-data";
import { countFound, describeCounts } from "./visitor-data-texts";

export type Found = { contact: string; data: VisitorData };

/** For whoever is asked what is kept of somebody, or to forget it. Neither is ever part of an address. */
export function VisitorDataScreen() {
  const t = useT();
  const seesClients = useCan("clients.see");
  const [found, setFound] = useState<Found | null>(null);
  const counts = found && describeCounts(t, countFound(found.data));
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={t("visitor-data.title")}
        subtitle={t("visitor-data.subtitle", { keeper: seesClients ? "companies" : "you" })}
      />
      <ContactForm onFound={setFound} />
      <p role="status" className={counts ? "text-sm wrap-anywhere text-muted-foreground" : "sr-only"}>
        {found &&
          (counts
            ? t("visitor-data.found", { counts, contact: found.contact })
            : t("visitor-data.none", { contact: found.contact }))}
      </p>
      {found && counts && (
        <FoundData
          found={found}
          onDeleted={() => setFound({ ...found, data: { feedback: [], leads: [], appointments: [] } })}
        />
      )}
      {found && !counts && (
        <EmptyState
          icon={SearchX}
          title={t("visitor-data.none", { contact: found.contact })}
          description={t("visitor-data.noneText")}
          className="wrap-anywhere"
        />
      )}
    </div>
  );
}

function ContactForm({ onFound }: { onFound: (found: Found) => void }) {
  const t = useT();
  const { form, submit, failure } = useCheckedForm({
    schema: () => import("@/lib/contract/privacy/schema").then(({ contactSchema }) => contactSchema),
    defaultValues: { contact: "" },
    failureText: t("visitor-data.failed"),
    async onSubmit(input) {
      onFound({ contact: input.contact, data: await findVisitorData(input) });
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Card>
        <CardContent className="flex flex-col gap-4">
          {failure && <Alert variant="destructive">{failure}</Alert>}
          <FormField
            control={form.control}
            name="contact"
            label={t("visitor-data.contact")}
            hint={t("visitor-data.contactHint")}
          >
            {(field) => (
              <Input
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-required
                {...field}
              />
            )}
          </FormField>
          <Button type="submit" busy={form.formState.isSubmitting} className="sm:self-start">
            <Search aria-hidden="true" />
            {t("visitor-data.find")}
          </Button>
        </CardContent>
      </Card>
    </form>
  );
}
