"use client";

import type { CardSite } from "@/components/profile/preview/card-site";
import { useContentCounts } from "@/components/profile/preview/use-card-content";
import { Skeleton } from "@/components/ui/skeleton";
import { useCompleteProfile } from "@/lib/api/profile";
import { cardUrl } from "@/lib/card/card-url";
import { chatLink } from "@/lib/card/chat-link";
import { type CardFacts, firstStepNames, listFirstSteps, suggestNext } from "@/lib/card/next-steps";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import * as paths from "@/lib/paths";
import { StepsGuide } from "../steps/steps-guide";
import { useStepNotes } from "../steps/use-step-notes";
import { BetterNext } from "./better-next";
import { StepDialog } from "./step-dialog";
import { stepTexts } from "./step-texts";

/** More would be a list of what is wrong. */
const suggestions = 2;

type NextStepsProps = { siteUrl: string; site: CardSite };

/** What to do with the card next; nothing where that cannot be known. */
export function NextSteps({ siteUrl, site }: NextStepsProps) {
  const { data: complete, error } = useCompleteProfile();
  const { counts, error: contentError } = useContentCounts();
  const notes = useStepNotes(firstStepNames);
  if (!complete || !counts) return !error && !contentError && <Skeleton rounded="xl" className="h-80" />;

  const facts: CardFacts = { complete, counts, done: notes.done };
  const steps = listFirstSteps(facts);
  const isLeft = steps.some(({ isDone }) => !isDone);
  const shared = { complete, site };
  const chatHref = chatWithOneself(complete, siteUrl);

  if (isLeft && !notes.isHidden)
    return (
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
    );
  return (
    <BetterNext
      {...shared}
      chatHref={chatHref}
      steps={suggestNext(facts, suggestions)}
      onSent={() => notes.markDone("send")}
      {...(isLeft && { onShowGuide: () => notes.setHidden(false) })}
    />
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
