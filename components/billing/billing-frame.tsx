"use client";

import { type ReactNode, useRef } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useCurrentInSight } from "@/components/ui/navigation/use-current-in-sight";
import { useTerms } from "@/lib/api/payments";
import * as paths from "@/lib/paths";

const addresses = { requests: paths.payments, invoices: paths.invoices, settings: paths.paymentSettings } as const;
type Part = keyof typeof addresses;
const parts = Object.keys(addresses) as Part[];

/** One part of the payments, with the way to the others. */
export function BillingFrame({ part, children }: { part: Part; children: ReactNode }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("billing.title")} subtitle={t("billing.subtitle")} />
      <PartLinks current={part} />
      {part !== "settings" && <TermsNote />}
      {children}
    </div>
  );
}

function PartLinks({ current }: { current: Part }) {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  useCurrentInSight(row, "[aria-current=page]", current);
  return (
    <nav aria-label={t("billing.parts.label")} className="min-w-0 border-b border-border">
      <ul ref={row} className="relative flex gap-1 overflow-x-auto [scrollbar-width:none] large-text:flex-wrap">
        {parts.map((part) => (
          <li key={part}>
            <Link
              href={addresses[part]}
              aria-current={part === current ? "page" : undefined}
              className="flex h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-ring focus-visible:-outline-offset-2 aria-[current=page]:border-primary aria-[current=page]:text-foreground"
            >
              {t(`billing.parts.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Before the first terms, since every payment gets an invoice by them. */
function TermsNote() {
  const t = useT();
  const { data } = useTerms();
  if (data?.results.length !== 0) return null;
  return (
    <Alert>
      {rich(t, "billing.noTerms", {
        link: (inner) => (
          <Link href={paths.paymentSettings} className="rounded-sm font-medium underline focus-ring">
            {inner}
          </Link>
        ),
      })}
    </Alert>
  );
}
