"use client";

import {
  Activity,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  KeyRound,
  type LucideIcon,
  Pencil,
  Power,
  PowerOff,
  Trash2,
} from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ClientPaymentsSection } from "@/components/billing/client-payments-section";
import { CardFileSection } from "@/components/card-files/card-file-section";
import { CardLink } from "@/components/content/card-link";
import { BriefMessage, useBriefMessage } from "@/components/form/brief-message";
import { useT } from "@/components/i18n/translator-context";
import { ClientPlanSection } from "@/components/plans/client-plan-section";
import { useSite } from "@/components/session/site";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { StatusBadge } from "@/components/ui/status-badge";
import { LocalTime } from "@/components/ui/time";
import { useProvider } from "@/lib/api/call/provider";
import { messageOf } from "@/lib/api/call/request";
import { setClientActive } from "@/lib/api/save-clients";
import type { Client } from "@/lib/contract/clients/schema";
import { screenLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { ClientGate } from "./client-gate";
import { clientTexts } from "./client-texts";
import { DeleteClientDialog } from "./delete-client-dialog";
import { OwnerSection } from "./owner-section";

export function ClientDetail({ id }: { id: number | null }) {
  return <ClientGate id={id}>{(client) => <LoadedClient client={client} />}</ClientGate>;
}

function LoadedClient({ client }: { client: Client }) {
  const t = useT();
  const { isFull } = useProvider();
  const router = useRouter();
  const change = useStatusChange(client);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={clientTexts.companyName(t, client)}
        subtitle={<StatusBadge active={client.is_active} className="mt-1" />}
        back={{ href: paths.clients, label: t("clients.back") }}
        actions={
          <div className="grid w-full grid-cols-2 large-text:grid-cols-1 gap-3 sm:flex">
            <StatusButton active={client.is_active} change={change} className="max-sm:col-span-full" />
            <Link href={paths.editClient(client.id)} className={buttonVariants()}>
              <Pencil aria-hidden="true" />
              {t("clients.detail.edit")}
            </Link>
            <Button variant="destructive-outline" onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden="true" />
              {t("common.delete.action")}
            </Button>
          </div>
        }
      />
      <BriefMessage message={change.success} />
      {change.failure && <Alert variant="destructive">{change.failure}</Alert>}
      <ClientFacts client={client} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="min-w-0 lg:col-span-2">
          <ClientInformation client={client} />
        </div>
        <MoreDetails client={client} />
      </div>
      {isFull && <OwnerSection client={client} />}
      {isFull && <ClientPlanSection clientId={client.id} onClosed={() => router.replace(paths.clients)} />}
      {isFull && <ClientPaymentsSection clientId={client.id} />}
      {isFull && <CardFileSection clientId={client.id} />}
      <DeleteClientDialog
        client={client}
        open={isDeleting}
        onOpenChange={setIsDeleting}
        onDeleted={() => router.replace(paths.clients)}
      />
    </div>
  );
}

function ClientFacts({ client }: { client: Client }) {
  const t = useT();
  return (
    <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-6">
      <Fact icon={Building2} label={t("clients.detail.facts.company")} className="max-sm:col-span-full">
        {clientTexts.companyName(t, client)}
      </Fact>
      <Fact icon={CalendarDays} label={t("clients.detail.facts.created")}>
        <LocalTime time={client.created_at} />
      </Fact>
      <Fact icon={Activity} label={t("clients.detail.facts.status")}>
        {clientTexts.status(t, client)}
      </Fact>
    </dl>
  );
}

type FactProps = { icon: LucideIcon; label: string; className?: string; children: ReactNode };

function Fact({ icon: Icon, label, className, children }: FactProps) {
  return (
    <div
      className={cn(
        "relative flex min-w-0 flex-col justify-center rounded-xl border border-border bg-card p-4 shadow-xs sm:p-5 sm:ps-19",
        className,
      )}
    >
      <dt className="text-sm text-muted-foreground">
        <span className="absolute top-1/2 start-5 grid size-10 -translate-y-1/2 place-items-center rounded-lg bg-accent text-accent-foreground max-sm:hidden">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {label}
      </dt>
      <dd className="mt-0.5 line-clamp-2 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function ClientInformation({ client }: { client: Client }) {
  const t = useT();
  const site = useSite();
  return (
    <SectionCard title={t("clients.detail.information.title")}>
      <DetailList>
        <Detail label={t("clients.detail.information.company")}>{clientTexts.companyName(t, client)}</Detail>
        <Detail label={t("clients.detail.information.email")}>{clientTexts.email(t, client)}</Detail>
        <Detail label={t("clients.detail.information.phone")}>
          {clientTexts.phone(t, client, "clients.detail.information.noPhone")}
        </Detail>
        <Detail label={t("clients.detail.information.username")}>{clientTexts.username(t, client)}</Detail>
        <Detail label={t("clients.detail.information.userId")}>{client.user.id}</Detail>
        <Detail label={t("clients.detail.information.created")}>
          <LocalTime time={client.created_at} />
        </Detail>
        {client.slug && (
          <Detail label={t("clients.detail.information.link")} wide>
            {site.url + paths.card({ slug: client.slug })}
            {!client.is_active && (
              <span className="block text-muted-foreground">{t("clients.detail.information.offline")}</span>
            )}
          </Detail>
        )}
      </DetailList>
    </SectionCard>
  );
}

function MoreDetails({ client }: { client: Client }) {
  const t = useT();
  const { isFull } = useProvider();
  return (
    <SectionCard title={t("clients.detail.more.title")}>
      <dl className="flex flex-col gap-5">
        <Detail label={t("clients.detail.more.updated")}>
          <LocalTime time={client.updated_at} isExact />
        </Detail>
        <Detail label={t("clients.detail.more.accountType")}>{clientTexts.accountType(t, client)}</Detail>
      </dl>
      <div className="mt-6 flex flex-col gap-3">
        {client.is_active && <CardLink slug={client.slug}>{t("clients.detail.more.viewCard")}</CardLink>}
        {isFull && (
          <Link href={paths.analyticsOf({ client: client.id })} className={buttonVariants({ variant: "outline" })}>
            <ChartNoAxesColumn aria-hidden="true" />
            {t("clients.detail.more.analytics")}
          </Link>
        )}
        <Link href={paths.changeClientPassword(client.id)} className={buttonVariants({ variant: "outline" })}>
          <KeyRound aria-hidden="true" />
          {t("clients.detail.more.password")}
        </Link>
      </div>
    </SectionCard>
  );
}

type StatusButtonProps = { active: boolean; change: StatusChange; className?: string };

/** Confirms first: deactivating takes the card offline. */
function StatusButton({ active, change, className }: StatusButtonProps) {
  const t = useT();
  const { target, toggle } = change;
  const [isAsking, setIsAsking] = useState(false);
  if (target !== null)
    return (
      <Button variant="outline" busy className={className}>
        {t(target ? "clients.detail.activate.busy" : "clients.detail.deactivate.busy")}
      </Button>
    );
  const Icon = active ? PowerOff : Power;
  return (
    <>
      <Button variant="outline" className={className} onClick={active ? () => setIsAsking(true) : toggle}>
        <Icon aria-hidden="true" />
        {t(active ? "clients.detail.deactivate.action" : "clients.detail.activate.action")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("clients.detail.deactivate.title")}
        description={t("clients.detail.deactivate.description")}
        confirmLabel={t("clients.detail.deactivate.action")}
        onConfirm={() => {
          setIsAsking(false);
          void toggle();
        }}
      />
    </>
  );
}

/** `target` is the state being saved, else null. */
function useStatusChange({ id, is_active: isActive }: Client) {
  const t = useT();
  const [target, setTarget] = useState<boolean | null>(null);
  const success = useBriefMessage();
  const failure = useBriefMessage(screenLimits.statusFailure);

  async function toggle() {
    success.hideMessage();
    failure.hideMessage();
    setTarget(!isActive);
    try {
      await setClientActive(id, !isActive);
      success.showMessage(t(isActive ? "clients.detail.deactivate.done" : "clients.detail.activate.done"));
    } catch (error) {
      failure.showMessage(t.say(messageOf(error, t("clients.detail.statusFailed"))));
    } finally {
      setTarget(null);
    }
  }

  return { target, success: success.message, failure: failure.message, toggle };
}

type StatusChange = ReturnType<typeof useStatusChange>;
