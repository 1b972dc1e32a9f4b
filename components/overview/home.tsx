"use client";

import { ChartNoAxesColumn, FilePlus, type LucideIcon, UserPlus, UserRound } from "lucide-react";
import { RecentActivity } from "@/components/activity/recent-activity";
import type { CardSite } from "@/components/profile/preview/card-site";
import { useSessionUser } from "@/components/session/session-user";
import type { CurrentUser } from "@/lib/contract/account";
import * as paths from "@/lib/paths";
import type { SiteBase } from "@/lib/site/describe-site";
import { ActionTile } from "./action-tile";
import { CardWays } from "./card-ways";
import { LandlineQuestion } from "./landline-question";
import { NextSteps } from "./next-steps/next-steps";
import { OverviewTiles } from "./overview-tiles";
import { SiteSteps } from "./site-steps/site-steps";
import { WeekLine } from "./week-line";

type Action = { title: string; text: string; href: string; icon: LucideIcon };

type HomeProps = {
  /** What the server's settings say of the site. */
  base: SiteBase;
  /** The public address that card links start with. */
  siteUrl: string;
  site: CardSite;
};

export function Home({ siteUrl, site, base }: HomeProps) {
  const user = useSessionUser();
  return (
    <div className="flex flex-col gap-5 sm:gap-8">
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-border bg-card p-5 shadow-xs sm:p-8">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold tracking-tight text-balance">
            Welcome back{user.company_name && `, ${user.company_name}`}
          </h1>
          <p className="mt-1 text-sm text-muted-foreground">
            Signed in as <span className="font-medium text-foreground">{user.email}</span>
          </p>
        </div>
        <CardWays user={user} siteUrl={siteUrl} />
      </section>
      <WeekLine />
      {!user.is_admin && <LandlineQuestion />}
      {user.is_admin ? <SiteSteps base={base} /> : <NextSteps siteUrl={siteUrl} site={site} />}
      <OverviewTiles />
      <section aria-labelledby="actions">
        <h2 id="actions" className="mb-3 text-sm font-medium text-muted-foreground">
          Quick actions
        </h2>
        <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
          {actionsFor(user).map((action) => (
            <li key={action.href}>
              <ActionTile {...action} />
            </li>
          ))}
        </ul>
      </section>
      <RecentActivity />
    </div>
  );
}

/** Documents are a client's; an administrator creates clients instead. */
function actionsFor({ is_admin: isAdmin }: CurrentUser): Action[] {
  const create = isAdmin
    ? { title: "Add New Client", text: "Add a client and their card", href: paths.newClient, icon: UserPlus }
    : { title: "Create Document", text: "Upload a brochure for your card", href: paths.newDocument, icon: FilePlus };
  return [
    create,
    {
      title: "Manage Profile",
      text: isAdmin ? "Your account and password" : "Company details, logo and social links",
      href: paths.profile,
      icon: UserRound,
    },
    { title: "View Analytics", text: "Views, visitors and trends", href: paths.analytics, icon: ChartNoAxesColumn },
  ];
}
