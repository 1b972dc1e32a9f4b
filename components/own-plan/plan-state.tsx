"use client";

import { ContactLinks } from "@/components/content/contact-links";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { useToday } from "@/components/ui/use-today";
import type { Subscription } from "@/lib/contract/plans/schema";
import { formatDay } from "@/lib/format/calendar";
import { tellSubscription } from "./subscription-text";

/** How the plan stands, and how to pay it. */
export function PlanState({ subscription }: { subscription: Subscription }) {
  const t = useT();
  const today = useToday();
  const { state, closes_on } = subscription;
  return (
    <div className="mb-4 flex flex-col gap-3 text-sm">
      <p>
        {tellSubscription(t, subscription, today)}
        {state === "resting" && closes_on && ` ${t("own-plan.state.closes", { day: formatDay(t, closes_on) })}`}
      </p>
      {state !== "active" && <HowToPay isPaused={state === "paused"} />}
    </div>
  );
}

/** Nothing where nobody can be asked. */
function HowToPay({ isPaused }: { isPaused: boolean }) {
  const t = useT();
  const { whatsapp, email } = useSite();
  if (!whatsapp && !email) return null;
  return (
    <>
      <p>{t(isPaused ? "own-plan.pay.resume" : "own-plan.pay.text")}</p>
      <div className="sm:self-start">
        <ContactLinks t={t} whatsapp={whatsapp} email={email} />
      </div>
    </>
  );
}
