"use client";

import { type DialogControl, SimpleDialog } from "@/components/ui/overlay/dialog";
import { mailLink } from "@/lib/contract/email";
import type { Feedback } from "@/lib/contract/feedback";
import { FeedbackDates } from "./feedback-dates";
import { FeedbackStatusBadge } from "./feedback-status-badge";
import { StarRating } from "./star-rating";

/** The whole item, however long. */
export function ViewFeedbackDialog({ item, ...dialog }: DialogControl & { item: Feedback }) {
  return (
    <SimpleDialog {...dialog} title={item.customer_name}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StarRating rating={item.rating} />
        <FeedbackStatusBadge status={item.status} />
      </div>
      <a
        href={mailLink(item.customer_email)}
        className="w-fit rounded-sm text-sm text-primary underline underline-offset-4 wrap-anywhere focus-ring"
      >
        {item.customer_email}
      </a>
      <p className="text-sm leading-relaxed whitespace-pre-line wrap-anywhere">{item.message}</p>
      {item.response && (
        <div className="rounded-lg bg-muted px-4 py-3 text-sm leading-relaxed">
          <p className="font-medium">Response:</p>
          <p className="whitespace-pre-line text-muted-foreground wrap-anywhere">{item.response}</p>
        </div>
      )}
      <FeedbackDates item={item} />
    </SimpleDialog>
  );
}
