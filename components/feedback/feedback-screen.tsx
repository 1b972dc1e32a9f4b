"use client";

import { Copy, Plus, Send } from "lucide-react";
import { useState } from "react";
import { VisitorDataLink } from "@/components/content/visitor-data-link";
import { useT } from "@/components/i18n/translator-context";
import { SampleGate } from "@/components/sample-gate";
import { useCan, useSessionUser } from "@/components/session/session-user";
import { useSite } from "@/components/session/site";
import { copyLink } from "@/components/share/share-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useFeedback } from "@/lib/api/feedback";
import { withMessages } from "@/lib/browser/messages";
import { chatLink } from "@/lib/card/chat-link";
import * as paths from "@/lib/paths";
import { FeedbackList, useFeedbackFilter } from "./feedback-list";

const AddTestimonialDialog = lazyDialog(
  withMessages(["feedback", "feedback-rules"], () =>
    import("./add-testimonial-dialog").then(({ AddTestimonialDialog }) => AddTestimonialDialog),
  ),
);

/** A client's own feedback, or that of all companies for an administrator. */
export function FeedbackScreen() {
  const t = useT();
  const { slug } = useSessionUser();
  const mayAdd = useCan("feedback.add");
  const filter = useFeedbackFilter();
  const { shown, actions } = useFeedback(filter.query);
  const [isAdding, setIsAdding] = useState(false);

  const addButton = mayAdd && (
    <Button disabled={!shown.data} onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t("feedback.add.action")}
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("feedback.title")} subtitle={t("feedback.subtitle")} actions={!shown.error && addButton} />
      <SampleGate shown={shown} words="feedback.list" notice={t("feedback.sample")}>
        {(feedback) => (
          <>
            {slug && !shown.isSample && <AskForReviews slug={slug} />}
            <FeedbackList feedback={feedback} filter={filter} actions={actions} addButton={addButton} />
          </>
        )}
      </SampleGate>
      {!shown.isSample && <VisitorDataLink />}
      <AddTestimonialDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onCreate={async (input) => {
          await actions.createFeedback(input);
          filter.clear();
        }}
      />
    </div>
  );
}

function AskForReviews({ slug }: { slug: string }) {
  const t = useT();
  const url = useSite().url + paths.form({ slug }, "review");
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <h2 className="text-sm font-semibold">{t("feedback.ask.title")}</h2>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="rounded-sm text-sm text-primary underline underline-offset-4 wrap-anywhere focus-ring"
        >
          {url}
          <span className="sr-only"> {t("feedback.ask.newTab")}</span>
        </a>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => copyLink(t, url)}>
          <Copy aria-hidden="true" />
          {t("feedback.ask.copy")}
        </Button>
        <a
          href={chatLink("", t("feedback.ask.chat", { url }))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          <Send aria-hidden="true" className="rtl:-scale-x-100" />
          {t("feedback.ask.send")}
          <span className="sr-only">{t("feedback.ask.newTab")}</span>
        </a>
      </div>
    </Card>
  );
}
