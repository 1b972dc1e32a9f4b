"use client";

import { z } from "zod";
import { Foresight } from "@/components/bulk/counts";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { DaysField, daysForm, usualDays } from "@/components/plans/give-days-dialog";
import { MoveClientsDialog } from "@/components/plans/move-clients-dialog";
import { useSite } from "@/components/session/site";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { makeLinks, startBulk } from "@/lib/api/bulk";
import { usePlans } from "@/lib/api/plans";
import { downloadFile } from "@/lib/browser/download";
import type { BulkRun, BulkSelection } from "@/lib/contract/clients/bulk";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import { writeLinks } from "./link-file";
import type { BulkKind } from "./selection-bar";

type BulkDialogProps = DialogControl & {
  kind: BulkKind;
  clients: BulkSelection;
  count: number;
  onStarted: (run: BulkRun) => void;
};

/** Says what would come of it before it is done. */
export function BulkDialog({ kind, ...props }: BulkDialogProps) {
  if (kind === "days") return <DaysDialog {...props} />;
  if (kind === "plan") return <PlanDialog {...props} />;
  if (kind === "linkFile") return <LinkFileDialog {...props} />;
  return <PlainDialog kind={kind} {...props} />;
}

const hours = resetLinkLimits.handedFor / (60 * 60_000);

type OfKind = Omit<BulkDialogProps, "kind">;

function DaysDialog({ clients, count, onStarted, ...dialog }: OfKind) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="bulk-days"
      title={t("bulk.days.title", { count })}
      description={t("bulk.days.text")}
      schema={daysForm}
      defaultValues={{ days: String(usualDays[0]) }}
      submitLabel={t("plans.days.action")}
      busyLabel={t("bulk.busy")}
      failureText={t("bulk.failed")}
      onSubmit={async ({ days }) => onStarted(await startBulk({ kind: "days", days }, clients))}
    >
      {({ control }) => (
        <>
          <DaysField control={control} />
          {/* However many days: it is for the same clients. */}
          <Foresight action={{ kind: "days", days: 1 }} clients={clients} />
        </>
      )}
    </FormDialog>
  );
}

function PlanDialog({ clients, count, onStarted, ...dialog }: OfKind) {
  const t = useT();
  const plans = usePlans().data?.results ?? [];
  return (
    <MoveClientsDialog
      {...dialog}
      name="bulk-plan"
      title={t("bulk.plan.title", { count })}
      clients={clients}
      plans={plans}
      onStarted={onStarted}
    />
  );
}

function LinkFileDialog({ clients, count, onStarted: _, ...dialog }: OfKind) {
  const t = useT();
  const site = useSite();
  return (
    <FormDialog
      {...dialog}
      name="bulk-linkFile"
      title={t("bulk.linkFile.title", { count })}
      description={t("bulk.linkFile.text", { hours })}
      schema={z.object({})}
      defaultValues={{}}
      submitLabel={t("bulk.linkFile.action")}
      busyLabel={t("bulk.linkFile.busy")}
      failureText={t("bulk.linkFile.failed")}
      onSubmit={async () => {
        const links = await makeLinks(clients);
        downloadFile("password-links.csv", "text/csv;charset=utf-8", writeLinks(t, site.url, links));
        toast.success(t("bulk.linkFile.done", { count: links.length }));
      }}
    >
      {() => <Foresight action={{ kind: "links" }} clients={clients} />}
    </FormDialog>
  );
}

const labels = {
  block: "clients.detail.deactivate.action",
  unblock: "clients.detail.activate.action",
  links: "bulk.links.action",
} as const;

function PlainDialog({ kind, clients, count, onStarted, ...dialog }: OfKind & { kind: keyof typeof labels }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`bulk-${kind}`}
      title={t(`bulk.${kind}.title`, { count })}
      description={t(`bulk.${kind}.text`, { hours })}
      schema={z.object({})}
      defaultValues={{}}
      submitLabel={t(labels[kind])}
      busyLabel={t("bulk.busy")}
      failureText={t("bulk.failed")}
      destructive={kind === "block"}
      onSubmit={async () => onStarted(await startBulk({ kind }, clients))}
    >
      {() => <Foresight action={{ kind }} clients={clients} />}
    </FormDialog>
  );
}
