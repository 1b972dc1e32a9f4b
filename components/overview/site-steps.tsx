"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { partTexts } from "@/components/site/part-texts";
import { useNonce } from "@/components/ui/app/nonce";
import { lazyDialog, lazyPart } from "@/components/ui/lazy";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useClients } from "@/lib/api/clients";
import { useHasPublicPlans } from "@/lib/api/plans";
import { useSavedSite } from "@/lib/api/site";
import { scriptOfHiddenSteps } from "@/lib/browser/first-steps";
import { withMessages } from "@/lib/browser/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { describeLook } from "@/lib/web/site/describe-look";
import type { SiteBase } from "@/lib/web/site/describe-site";
import { listSiteSteps, type SiteStep, siteStepNames } from "@/lib/web/site/site-steps";
import { StepsGuide, type StepText, useStepNotes } from "./steps-guide";

const SitePartDialog = lazyDialog(
  withMessages(["site", "site-rules", "file-rules", "cards-rules", "picture"], () =>
    import("@/components/site/site-part-dialog").then((file) => file.SitePartDialog),
  ),
);
/** Lazy: brings the colour calculation. */
const SitePicture = lazyPart(
  withMessages(["site"], () => import("@/components/site/site-picture").then(({ SitePicture }) => SitePicture)),
  <div className="h-36 rounded-xl border border-border bg-background max-lg:hidden" />,
  "idle",
);

function describeStep(t: T, step: SiteStep, hasPlans: boolean): StepText {
  if (step === "client")
    return { title: t("overview.guide.client.title"), text: t("overview.guide.client.text"), href: paths.newClient };
  const { title, text } = partTexts[step];
  return { title: t(title), text: t(text), ...(step === "price" && hasPlans && { href: paths.plans }) };
}

/** From a new installation to the first client. */
export function SiteSteps({ base }: { base: SiteBase }) {
  const notes = useStepNotes(siteStepNames);
  return notes.isHidden ? null : <Guide base={base} notes={notes} />;
}

type GuideProps = { base: SiteBase; notes: ReturnType<typeof useStepNotes<SiteStep>> };

/** Separate, so a hidden guide makes no calls. */
function Guide({ base, notes }: GuideProps) {
  const t = useT();
  const { data: saved } = useSavedSite();
  const { data: clients } = useClients();
  const hasPlans = useHasPublicPlans();
  if (!saved || !clients) return null;

  const hasClient = clients.results.some(({ slug }) => !slug || paths.card({ slug }) !== paths.demoCard());
  const steps = listSiteSteps({ saved, base, hasClient, hasPlans, done: notes.done });
  if (steps.every(({ isDone }) => isDone)) return null;
  const site = describeLook(saved, base);
  return (
    <UnlessHidden>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
        <StepsGuide
          steps={steps.map((step) => ({ ...step, ...describeStep(t, step.name, hasPlans) }))}
          onDone={notes.markDone}
          onHide={() => notes.setHidden(true)}
        >
          {({ step, ...open }) =>
            step && step !== "client" && <SitePartDialog key={step} part={step} saved={saved} base={base} {...open} />
          }
        </StepsGuide>
        <SitePicture name={site.name} logo={site.logo} color={site.color} className="max-lg:hidden" />
      </div>
    </UnlessHidden>
  );
}

/** The server cannot know whether this browser hides the guide: an inline script checks. */
function UnlessHidden({ children }: { children: ReactNode }) {
  const { id } = useSessionUser();
  const nonce = useNonce();
  const isHydrated = useHydrated();
  return (
    <div className={isHydrated ? undefined : "in-data-[steps=hidden]:hidden"}>
      {!isHydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing of it was written by anybody
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scriptOfHiddenSteps(id) }} />
      )}
      {children}
    </div>
  );
}
