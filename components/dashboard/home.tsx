"use client";

import { Building2, FileText, IdCard, type LucideIcon, UserPlus, UserRound } from "lucide-react";
import type { CurrentUser } from "@/lib/contract/account";
import { paths } from "@/lib/paths";
import { ActionTile } from "./action-tile";
import { useSessionUser } from "./session-user";

type Action = { title: string; text: string; href: string; icon: LucideIcon; newTab?: boolean };

export function Home() {
  const user = useSessionUser();
  return (
    <div className="flex flex-col gap-8">
      <section className="rounded-xl border border-border bg-card p-5 shadow-xs sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">
          Welcome back{user.company_name && `, ${user.company_name}`}
        </h1>
        <p className="mt-1 text-sm break-words text-muted-foreground">
          Signed in as <span className="font-medium text-foreground">{user.email}</span>
        </p>
      </section>
      <section aria-labelledby="actions">
        <h2 id="actions" className="mb-3 text-sm font-medium text-muted-foreground">
          Quick actions
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {actionsFor(user).map((action) => (
            <li key={action.href}>
              <ActionTile {...action} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function actionsFor(user: CurrentUser): Action[] {
  const profile = { title: "Manage Profile", href: paths.profile, icon: UserRound };
  if (user.is_admin)
    return [
      { title: "Add New Client", text: "Create an account for a company", href: paths.newClient, icon: UserPlus },
      { title: "Clients", text: "Find and review client accounts", href: paths.clients, icon: Building2 },
      { ...profile, text: "Your account and password" },
    ];
  const card: Action[] = user.slug
    ? [
        {
          title: "View my card",
          text: "What your visitors see",
          href: paths.card(user.slug),
          icon: IdCard,
          newTab: true,
        },
      ]
    : [];
  return [
    { ...profile, text: "Company details, logo and social links" },
    { title: "Documents", text: "Brochures that visitors can download", href: paths.documents, icon: FileText },
    ...card,
  ];
}
