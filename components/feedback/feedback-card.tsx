"use client";

import { Check, Eye, Pencil, Send, X } from "lucide-react";
import { useRef, useState } from "react";
import { DeleteAction } from "@/components/content/delete-action";
import { usePhone } from "@/components/content/use-phone";
import { VisitorLanguage } from "@/components/content/visitor-language";
import { DialogAction } from "@/components/form/dialog-action";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyDialog } from "@/components/ui/lazy";
import type { FeedbackActions } from "@/lib/api/feedback";
import { withMessages } from "@/lib/browser/messages";
import { chatLink } from "@/lib/card/chat-link";
import type { Feedback } from "@/lib/contract/feedback/schema";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import { decideFeedback } from "./decide-feedback";
import { FeedbackDates } from "./feedback-dates";
import { FeedbackStatusBadge } from "./feedback-status-badge";
import { contactOf } from "./feedback-texts";
import { StarRating } from "./star-rating";

const RespondDialog = lazyDialog(
  withMessages(["feedback"], () => import("./respond-dialog").then(({ RespondDialog }) => RespondDialog)),
);
const ViewFeedbackDialog = lazyDialog(
  withMessages(["feedback"], () =>
    import("./view-feedback-dialog").then(({ ViewFeedbackDialog }) => ViewFeedbackDialog),
  ),
);

type FeedbackCardProps = { item: Feedback; actions: FeedbackActions };

export function FeedbackCard({ item, actions }: FeedbackCardProps) {
  const t = useT();
  const { id, customer_name: customer, message, rating, status, response, origin } = item;
  const { company_name: company } = item;
  const name = t("feedback.card.name", { customer });
  const card = useRef<HTMLDivElement>(null);

  async function change(next: FeedbackStatus) {
    // Keeps the focus here when the button disappears.
    card.current?.focus({ preventScroll: true });
    await actions.setFeedbackStatus(id, next);
  }

  return (
    <Card ref={card} tabIndex={-1} className="flex h-full flex-col outline-none">
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-base font-semibold wrap-anywhere">{customer}</h2>
            <p className="text-sm text-muted-foreground wrap-anywhere">{contactOf(item)}</p>
            {company && (
              <p className="text-sm text-muted-foreground wrap-anywhere">{t("feedback.card.company", { company })}</p>
            )}
          </div>
          <div className="flex flex-wrap gap-1.5">
            <VisitorLanguage language={item.language} />
            {origin === "owner" && <Badge variant="outline">{t("feedback.card.testimonial")}</Badge>}
            <FeedbackStatusBadge status={status} />
          </div>
        </div>
        <StarRating rating={rating} />
        <p className="line-clamp-5 text-sm whitespace-pre-line wrap-anywhere">{message}</p>
        {response && (
          <div className="rounded-lg bg-muted px-4 py-3 text-sm">
            <p className="font-medium">{t("feedback.card.response")}</p>
            <p className="mt-0.5 line-clamp-4 whitespace-pre-line text-muted-foreground wrap-anywhere">{response}</p>
            <div className="mt-3 empty:hidden">
              <AnswerLink item={item} />
            </div>
          </div>
        )}
        <FeedbackDates item={item} className="mt-auto pt-1" />
      </div>
      <div className="flex flex-wrap items-center gap-1 border-t border-border px-2.5 py-2 max-sm:gap-0 max-sm:[&>button]:px-2.5 max-sm:[&>button:not(:last-child)>svg]:hidden">
        <StatusActions status={status} customer={customer} onChange={change} />
        <DialogAction icon={Eye} words="feedback.view" name={name}>
          {(dialog) => <ViewFeedbackDialog item={item} {...dialog} />}
        </DialogAction>
        <DialogAction icon={Pencil} words="feedback.edit" name={name}>
          {(dialog) => (
            <RespondDialog item={item} onRespond={(input) => actions.respondToFeedback(id, input)} {...dialog} />
          )}
        </DialogAction>
        <DeleteAction words="feedback.delete" name={name} onDelete={() => actions.deleteFeedback(id)} />
      </div>
    </Card>
  );
}

/** For customers who left only a phone number; others get an email. The message contains nothing they wrote. */
function AnswerLink({ item }: { item: Feedback }) {
  const t = useT();
  const { customer_name: name, customer_email: email, customer_phone: phone, status, response, token, reply } = item;
  const digits = usePhone(email ? "" : phone)?.chat;
  if (!digits || !response || !token || !reply || status !== "approved") return null;
  return (
    <a
      href={chatLink(digits, reply)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("feedback.answer.sendOf", { name })}
      className={buttonVariants({ variant: "outline", size: "sm" })}
    >
      <Send aria-hidden="true" className="rtl:-scale-x-100" />
      {t("feedback.answer.send")}
    </a>
  );
}

type StatusActionsProps = {
  status: FeedbackStatus;
  customer: string;
  onChange: (status: FeedbackStatus) => Promise<void>;
};

function StatusActions({ status, customer, onChange }: StatusActionsProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);

  async function change(next: FeedbackStatus) {
    setBusy(true);
    await decideFeedback(t, { customer, former: status, next, change: onChange });
    setBusy(false);
  }

  return (
    <>
      {status === "pending" && (
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={t("feedback.decide.approveOf", { customer })}
          onClick={() => change("approved")}
        >
          <Check aria-hidden="true" />
          {t("feedback.decide.approve")}
        </Button>
      )}
      {status !== "rejected" && (
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={t("feedback.decide.rejectOf", { customer })}
          onClick={() => change("rejected")}
        >
          <X aria-hidden="true" />
          {t("feedback.decide.reject")}
        </Button>
      )}
    </>
  );
}
