import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { useSite } from "@/components/session/site";
import { chatLink } from "@/lib/card/chat-link";
import type { OwnPerson } from "@/lib/contract/content/own-person";
import { withOrigin } from "@/lib/contract/link-origin";
import * as paths from "@/lib/paths";
import { StepsGuide, useStepNotes } from "./steps-guide";

const names = ["photo", "whatsapp", "handOut"] as const;

/** What makes a fresh card one to hand out; nothing once it is, or where it was hidden. */
export function MemberSteps({ own: { person, rules, has_card: hasCard } }: { own: OwnPerson }) {
  const t = useT();
  const slug = useSessionUser().slug ?? "";
  const { url } = useSite();
  const notes = useStepNotes(names);
  const steps = [
    rules.image === "asked" && { name: "photo" as const, isDone: person.image !== null, href: paths.myCard },
    rules.whatsapp === "asked" && { name: "whatsapp" as const, isDone: person.whatsapp !== "", href: paths.myCard },
    hasCard && {
      name: "handOut" as const,
      isDone: notes.done.includes("handOut"),
      outsideHref: chatLink("", `${person.name}\n${withOrigin(url + paths.person({ slug }, person), "share")}`),
    },
  ].filter((step) => step !== false);
  if (notes.isHidden || steps.every(({ isDone }) => isDone)) return null;
  return (
    <StepsGuide
      steps={steps.map((step) => ({
        ...step,
        title: t(`overview.memberSteps.${step.name}.title`),
        text: t(`overview.memberSteps.${step.name}.text`),
      }))}
      onDone={notes.markDone}
      onHide={() => notes.setHidden(true)}
    >
      {() => null}
    </StepsGuide>
  );
}
