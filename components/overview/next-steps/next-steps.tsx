"use client";

import { lazy, Suspense } from "react";
import type { CardSite } from "@/components/profile/preview/card-site";
import { useContentCounts } from "@/components/profile/preview/use-card-content";
import { Skeleton } from "@/components/ui/skeleton";
import { useCompleteProfile } from "@/lib/api/profile/profile";
import { cardUrl } from "@/lib/card/card-url";
import { chatLink } from "@/lib/card/chat-link";
import { type CardFacts, firstStepNames, listFirstSteps, suggestNext } from "@/lib/card/next-steps";
import type { CompleteProfile } from "@/lib/contract/profile";
import * as paths from "@/lib/paths";
import { StepsGuide } from "../steps/steps-guide";
import { useStepNotes } from "../steps/use-step-notes";
import { BetterNext } from "./better-next";
import { StepDialog } from "./step-dialog";
import { stepTexts } from "./step-texts";

/** It comes with what cards are drawn by. */
const SmallCard = lazy(() => import("./small-card").then(({ SmallCard }) => ({ default: SmallCard })));

/** More would be a list of what is wrong. */
const suggestions = 2;

type NextStepsProps = { siteUrl: string; site: CardSite };

/** The client's card and what to do with it next; nothing where that cannot be known. */
export function NextSteps({ siteUrl, site }: NextStepsProps) {
  const { data: complete, error } = useCompleteProfile();
  const { counts, error: contentError } = useContentCounts();
  const notes = useStepNotes(firstStepNames);
  if (!complete || !counts) return !error && !contentError && <Skeleton rounded="xl" className="h-96" />;

  const facts: CardFacts = { complete, counts, done: notes.done };
  const steps = listFirstSteps(facts);
  const isLeft = steps.some(({ isDone }) => !isDone);
  const shared = { complete, site };
  const chatHref = chatWithOneself(complete, siteUrl);

  if (isLeft && !notes.isHidden)
    return (
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
        <StepsGuide
          steps={steps.map((step) => ({
            ...step,
            ...stepTexts[step.name],
            ...(step.name === "send" && { outsideHref: chatHref }),
          }))}
          onDone={notes.markDone}
          onHide={() => notes.setHidden(true)}
        >
          {(open) => <StepDialog {...shared} {...open} />}
        </StepsGuide>
        <Suspense fallback={<Skeleton rounded="xl" className="h-80 lg:h-130" />}>
          <SmallCard
            complete={complete}
            site={site}
            className="h-80 w-full max-w-60 justify-self-center lg:h-130 lg:max-w-none"
          />
        </Suspense>
      </div>
    );
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 large-text:grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-5">
      <Suspense fallback={<Skeleton rounded="xl" className="h-48 sm:h-64" />}>
        <SmallCard complete={complete} site={site} className="h-48 sm:h-64" />
      </Suspense>
      <BetterNext
        {...shared}
        chatHref={chatHref}
        steps={suggestNext(facts, suggestions)}
        onSent={() => notes.markDone("send")}
        {...(isLeft && { onShowGuide: () => notes.setHidden(false) })}
      />
    </div>
  );
}

/** The card's link in a chat with its own number; without a number WhatsApp asks whom to send it to. */
function chatWithOneself({ client }: CompleteProfile, siteUrl: string): string | undefined {
  const { slug, phone, company_name: name, landline } = client;
  if (!slug) return undefined;
  return phone && landline?.whatsapp !== false
    ? paths.sendCardTo(slug, phone)
    : chatLink("", `${name}\n${cardUrl(siteUrl, slug, "share")}`);
}
