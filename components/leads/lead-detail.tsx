"use client";

import { CircleAlert, SearchX, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DeleteDialog } from "@/components/content/delete-dialog";
import { VisitorLanguage } from "@/components/content/visitor-language";
import { CardForm } from "@/components/form/card-form";
import { PersonOf } from "@/components/hand-over/person-of";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Spinner } from "@/components/ui/spinner";
import { LocalTime, RelativeTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { RequestError, reasonOf } from "@/lib/api/call/request";
import { deleteLead, updateLead, useLead } from "@/lib/api/leads";
import type { Lead } from "@/lib/contract/leads/schema";
import { leadLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { LeadContact } from "./lead-contact";
import { LeadItems } from "./lead-items";
import { kindNames } from "./lead-texts";
import { StatusSelect } from "./status-select";

export function LeadDetail({ id }: { id: number | null }) {
  return id === null ? <LeadNotFound /> : <LoadedLead id={id} />;
}

function LoadedLead({ id }: { id: number }) {
  const t = useT();
  const { data: lead, error, mutate } = useLead(id);
  if (error instanceof RequestError && error.status === 404) return <LeadNotFound />;
  if (lead) return <Detail key={lead.id} lead={lead} />;
  if (!error)
    return (
      <div className="grid min-h-64 place-items-center text-muted-foreground">
        <Spinner label={t("leads.detail.loading")} size="xl" />
      </div>
    );
  return (
    <EmptyState heading="h1" icon={CircleAlert} title={t("leads.detail.failed")} description={t.say(reasonOf(error))}>
      <Button onClick={() => mutate()}>{t("common.tryAgain")}</Button>
      <BackToLeads />
    </EmptyState>
  );
}

function Detail({ lead }: { lead: Lead }) {
  const t = useT();
  const router = useRouter();
  const mayChange = useCan("leads.answer");
  const mayDelete = useCan("leads.delete");
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, name, kind, company_name: company, created_at: createdAt } = lead;

  async function remove() {
    await deleteLead(id);
    router.replace(paths.leads);
  }
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={name}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            <Badge variant={kind === "order" ? "default" : "secondary"}>{t(kindNames[kind])}</Badge>
            <VisitorLanguage language={lead.language} />
            <PersonOf person={lead.person} />
            <RelativeTime time={createdAt} />
            {company && <span className="wrap-anywhere">{t("leads.detail.company", { company })}</span>}
          </span>
        }
        back={{ href: paths.leads, label: t("leads.detail.back") }}
        actions={
          <div className="flex w-full items-center gap-3">
            <StatusSelect lead={lead} className="flex-1 sm:w-36" />
            {mayDelete && (
              <Button variant="destructive-outline" onClick={() => setIsDeleting(true)}>
                <Trash2 aria-hidden="true" />
                {t("common.delete.action")}
              </Button>
            )}
          </div>
        }
      />
      <LeadFacts lead={lead} />
      {mayChange && <NotesForm lead={lead} />}
      <DeleteDialog words="leads.delete" name={name} open={isDeleting} onOpenChange={setIsDeleting} onDelete={remove} />
    </div>
  );
}

/** Whoever reaches some alone had it perhaps, until it was handed over. */
function LeadNotFound() {
  const t = useT();
  const reachesAll = useCan("leads.delete");
  return (
    <EmptyState
      heading="h1"
      icon={SearchX}
      title={t("leads.detail.notFound.title")}
      description={t(reachesAll ? "leads.detail.notFound.text" : "leads.detail.notFound.elsewhere")}
    >
      <BackToLeads />
    </EmptyState>
  );
}

function BackToLeads() {
  const t = useT();
  return (
    <Link href={paths.leads} className={buttonVariants({ variant: "outline" })}>
      {t("leads.detail.back")}
    </Link>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  const t = useT();
  const { phone, email, message, consent, language, created_at: createdAt } = lead;
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        <LeadItems lead={lead} />
        {message && <p className="text-sm whitespace-pre-line wrap-anywhere">{message}</p>}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm [&_dd]:wrap-anywhere [&_dt]:text-muted-foreground">
          {phone && (
            <>
              <dt>{t("leads.detail.phone")}</dt>
              <dd>{phone}</dd>
            </>
          )}
          {email && (
            <>
              <dt>{t("leads.detail.email")}</dt>
              <dd>{email}</dd>
            </>
          )}
          <dt>{t("leads.detail.received")}</dt>
          <dd>
            <LocalTime time={createdAt} isExact />
          </dd>
          <dt>{t("leads.detail.consent")}</dt>
          <dd lang={language ?? undefined}>{consent}</dd>
        </dl>
      </CardContent>
      <div className="flex flex-wrap items-center gap-1 border-t border-border px-3 py-2 sm:px-4">
        <LeadContact lead={lead} />
      </div>
    </Card>
  );
}

function NotesForm({ lead: { id, notes, remind_on: remindOn } }: { lead: Lead }) {
  const t = useT();
  return (
    <CardForm
      name={`lead-${id}`}
      schema={() =>
        import("@/lib/contract/leads/schema").then(({ updateLeadSchema }) =>
          updateLeadSchema.pick({ notes: true, remind_on: true }),
        )
      }
      defaultValues={{ notes, remind_on: remindOn ?? "" }}
      submitLabel={t("leads.notes.save")}
      busyLabel={t("leads.notes.saving")}
      cancelHref={paths.leads}
      failureText={t("leads.notes.failed")}
      onSubmit={async (input, form) => {
        await updateLead(id, input);
        form.reset(form.getValues());
        toast.success(t("leads.notes.saved"));
      }}
    >
      {({ control }) => (
        <>
          <FormField
            control={control}
            name="notes"
            counter={{ max: leadLimits.notes }}
            label={t("leads.notes.label")}
            hint={t("leads.notes.hint")}
            className="sm:col-span-2"
          >
            {(field) => <Textarea rows={4} {...field} />}
          </FormField>
          <FormField
            control={control}
            name="remind_on"
            label={t("leads.notes.reminder.label")}
            hint={t("leads.notes.reminder.hint")}
          >
            {({ value, ...field }) => <Input type="date" value={value ?? ""} {...field} />}
          </FormField>
        </>
      )}
    </CardForm>
  );
}
