"use client";

import { Download, Wallet } from "lucide-react";
import { ContactLinks } from "@/components/content/contact-links";
import { DownloadLink } from "@/components/content/download-link";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { useToday } from "@/components/session/use-today";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { checkCardFile } from "@/lib/api/card-files";
import { cardFileOperations } from "@/lib/contract/backup/operations";
import { pathOf } from "@/lib/contract/operation";
import type { Subscription } from "@/lib/contract/plans/schema";
import { formatDay } from "@/lib/format/calendar";
import * as paths from "@/lib/paths";
import { KeepButton } from "./keep-button";
import { tellSubscription } from "./subscription-text";

/** How the plan stands, and how to pay it. */
export function PlanState({ subscription }: { subscription: Subscription }) {
  const t = useT();
  const today = useToday();
  const { state, due_on, closes_on, is_ending: isEnding } = subscription;
  return (
    <div className="mb-4 flex flex-col gap-3 text-sm">
      <p>
        {tellSubscription(t, subscription, today)}
        {state === "resting" && closes_on && ` ${t("own-plan.state.closes", { day: formatDay(t, closes_on) })}`}
      </p>
      {state === "paused" && <AskToResume />}
      {isEnding && state !== "resting" && <Ending />}
      {state !== "paused" && due_on && <PayLink isDue={state !== "active" && !(isEnding && state === "trial")} />}
    </div>
  );
}

/** What is left to do before a plan ends: keep it, or take along what is on the card. */
function Ending() {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-3">
      <KeepButton>{t("own-plan.keep.action")}</KeepButton>
      <DownloadLink
        address={paths.api(pathOf(cardFileOperations.exportCard))}
        icon={Download}
        check={checkCardFile}
        failure={t("own-plan.end.downloadFailed")}
      >
        {t("own-plan.end.download")}
      </DownloadLink>
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
