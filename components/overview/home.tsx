"use client";

import { ArrowRight, ChartNoAxesColumn, FilePlus, type LucideIcon, UserPlus, UserRound } from "lucide-react";
import { RecentActivity } from "@/components/activity/recent-activity";
import { ConfirmNote } from "@/components/email-confirm/confirm-note";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { OwnCurrency } from "@/components/products/own-currency";
import type { CardSite } from "@/components/profile/preview/card-site";
import { useAllowance, useCan, useSessionUser } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { lazyPart } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { useWeek } from "@/lib/api/analytics";
import { useAppointmentSettings } from "@/lib/api/appointments";
import { useProvider } from "@/lib/api/call/provider";
import { useWaitingList } from "@/lib/api/waiting";
import { withMessages } from "@/lib/browser/messages";
import { signInName } from "@/lib/contract/identity/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { SiteBase } from "@/lib/web/site/describe-site";
import { NextSteps } from "./next-steps";
import { OverviewTiles } from "./overview-tiles";
import { Questions } from "./questions";
import { ShareCard } from "./share-card";
import { SiteSteps } from "./site-steps";
import { ThisWeek } from "./this-week";
import { Waiting } from "./waiting";

/** Of members and managers alone. */
const MemberToday = lazyPart(
  withMessages(["appointments", "feedback", "leads", "overview", "people", "share"], () =>
    import("./member-today").then((file) => file.MemberToday),
  ),
  <div className="h-96" />,
);

type Action = { title: string; text: string; href: string; icon: LucideIcon };

type HomeProps = {
  base: SiteBase;
  site: CardSite;
};

export function Home({ site, base }: HomeProps) {
  const t = useT();
  const user = useSessionUser();
  const seesClients = useCan("clients.see");
  const editsCard = useCan("card.edit");
  const seesActivity = useCan("activity.see");
  const { isFull } = useProvider();
  // The company's name greets whoever its card is.
  const name = editsCard || !user.company_name ? user.company_name : user.username;
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <section>
        <h1 className="text-xl font-semibold tracking-tight text-balance wrap-anywhere sm:text-2xl">
          {name ? t("overview.welcome.named", { company: name }) : t("overview.welcome.plain")}
        </h1>
        <p className="text-sm text-muted-foreground wrap-anywhere">
          {rich(t, "overview.welcome.signedIn", {
            email: signInName(user),
            strong: (inner) => <span className="font-medium text-foreground">{inner}</span>,
          })}
        </p>
      </section>
      {seesClients && <ThisWeek />}
      {seesClients && isFull && <SiteSteps base={base} />}
      {editsCard && <ClientToday site={site} />}
      {seesClients || editsCard ? <Figures /> : <MemberToday />}
      {seesActivity && <RecentActivity />}
    </div>
  );
}

/** The numbers, and what is done most. */
function Figures() {
  const t = useT();
  const seesClients = useCan("clients.see");
  return (
    <>
      <OverviewTiles />
      <section aria-labelledby="actions">
        <h2 id="actions" className="mb-3 text-sm font-medium text-muted-foreground">
          {t("overview.actions.title")}
        </h2>
        <ul className="grid grid-cols-3 gap-2 large-text:grid-cols-1 sm:gap-4">
          {actionsFor(t, seesClients).map((action) => (
            <li key={action.href}>
              <ActionTile {...action} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** For an unseen card the next step comes before sharing. */
function ClientToday({ site }: Pick<HomeProps, "site">) {
  const { isFull } = useProvider();
  const { features } = useAllowance();
  const waiting = useWaitingList(useSessionUser());
  const { data: week } = useWeek();
  const isQuiet = !waiting.isLoading && waiting.count === 0 && !week?.totalVisitors;
  const share = <ShareCard key="share" site={site} />;
  const steps = <NextSteps key="steps" site={site} />;
  return (
    <OwnCurrency>
      <ConfirmNote />
      <PlanNotice isHome />
      {!features.includes("appointments") && <NoAppointments />}
      <Questions />
      <div className="grid grid-cols-1 items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        {isFull && <Waiting list={waiting} />}
        <ThisWeek />
        {isQuiet ? [steps, share] : [share, steps]}
      </div>
    </OwnCurrency>
  );
}

/** For who has turned them on. */
function NoAppointments() {
  const t = useT();
  const { data: settings } = useAppointmentSettings();
  return settings?.is_on ? <Alert>{t("own-plan.lacks.appointments")}</Alert> : null;
}

function actionsFor(t: T, seesClients: boolean): Action[] {
  const create = seesClients
    ? {
        title: t("overview.actions.newClient.title"),
        text: t("overview.actions.newClient.text"),
        href: paths.newClient,
        icon: UserPlus,
      }
    : {
        title: t("overview.actions.newDocument.title"),
        text: t("overview.actions.newDocument.text"),
        href: paths.newDocument,
        icon: FilePlus,
      };
  return [
    create,
    {
      title: t("overview.actions.profile.title"),
      text: t(seesClients ? "overview.actions.profile.textAdministrator" : "overview.actions.profile.text"),
      href: paths.profile,
      icon: UserRound,
    },
    {
      title: t("overview.actions.analytics.title"),
      text: t("overview.actions.analytics.text"),
      href: paths.analytics,
      icon: ChartNoAxesColumn,
    },
  ];
}

type ActionTileProps = { title: string; text: string; href: string; icon: LucideIcon };

function ActionTile({ title, text, href, icon: Icon }: ActionTileProps) {
  return (
    <Link
      href={href}
      className="group flex h-full flex-col items-center gap-2 rounded-xl border border-border bg-card p-3 text-center shadow-xs transition-colors hover:border-primary/40 hover:bg-accent/40 focus-ring large-text:flex-row large-text:text-start md:flex-row md:items-start md:gap-4 md:p-5 md:text-start"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-muted-foreground max-md:hidden">{text}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="mt-0.5 size-4 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5 group-hover:text-foreground max-md:hidden"
      />
    </Link>
  );
}
