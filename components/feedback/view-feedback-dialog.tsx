"use client";

import { ContactActions } from "@/components/content/contact-actions";
import { VisitorLanguage } from "@/components/content/visitor-language";
import { useT } from "@/components/i18n/translator-context";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import type { Feedback } from "@/lib/contract/feedback/schema";
import { FeedbackDates } from "./feedback-dates";
import { FeedbackStatusBadge } from "./feedback-status-badge";
import { contactOf } from "./feedback-texts";
import { StarRating } from "./star-rating";

export function ViewFeedbackDialog({ item, ...dialog }: DialogControl & { item: Feedback }) {
  const t = useT();
  return (
    <SimpleDialog {...dialog} title={item.customer_name}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StarRating rating={item.rating} />
        <FeedbackStatusBadge status={item.status} />
        <VisitorLanguage language={item.language} />
      </div>
      <div>
        <p className="text-sm text-muted-foreground wrap-anywhere">{contactOf(item)}</p>
        <div className="mt-2 -ms-2 flex flex-wrap items-center gap-1 empty:hidden">
          <ContactActions
            name={item.customer_name}
            phone={item.customer_phone}
            email={item.customer_email}
            greeting={item.reply}
          />
        </div>
      </div>
      <p className="text-sm leading-relaxed whitespace-pre-line wrap-anywhere">{item.message}</p>
      {item.response && (
        <div className="rounded-lg bg-muted px-4 py-3 text-sm leading-relaxed">
          <p className="font-medium">{t("feedback.card.response")}</p>
          <p className="whitespace-pre-line text-muted-foreground wrap-anywhere">{item.response}</p>
        </div>
      )}
      <FeedbackDates item={item} />
    </SimpleDialog>
  );
}
