"use client";

import { Wallet } from "lucide-react";
import { ContactLinks } from "@/components/content/contact-links";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { useToday } from "@/components/ui/use-today";
import type { Subscription } from "@/lib/contract/plans/schema";
import { formatDay } from "@/lib/format/calendar";
import * as paths from "@/lib/paths";
import { tellSubscription } from "./subscription-text";

/** How the plan stands, and how to pay it. */
export function PlanState({ subscription }: { subscription: Subscription }) {
  const t = useT();
  const today = useToday();
  const { state, due_on, closes_on } = subscription;
  return (
    <div className="mb-4 flex flex-col gap-3 text-sm">
      <p>
        {tellSubscription(t, subscription, today)}
        {state === "resting" && closes_on && ` ${t("own-plan.state.closes", { day: formatDay(t, closes_on) })}`}
      </p>
      {state === "paused" && <AskToResume />}
      {state !== "paused" && due_on && <PayLink isDue={state !== "active"} />}
    </div>
  );
}

function PayLink({ isDue }: { isDue: boolean }) {
  const t = useT();
  return (
    <Link
      href={paths.pay}
      className={buttonVariants({ variant: isDue ? "default" : "outline", className: "sm:self-start" })}
    >
      <Wallet aria-hidden="true" />
      {t(isDue ? "own-plan.pay.action" : "own-plan.pay.invoices")}
    </Link>
  );
}

/** Nothing where nobody can be asked. */
function AskToResume() {
  const t = useT();
  const { whatsapp, email } = useSite();
  if (!whatsapp && !email) return null;
  return (
    <>
      <p>{t("own-plan.pay.resume")}</p>
      <div className="sm:self-start">
        <ContactLinks t={t} whatsapp={whatsapp} email={email} />
      </div>
    </>
  );
}
