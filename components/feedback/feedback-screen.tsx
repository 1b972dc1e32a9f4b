"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { VisitorDataLink } from "@/components/content/visitor-data-link";
import { SampleGate } from "@/components/samples/sample-gate";
import { useSessionUser } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useFeedback } from "@/lib/api/feedback";
import { AskForReviews } from "./ask-for-reviews";
import { FeedbackList } from "./feedback-list";
import { useFeedbackFilter } from "./use-feedback-filter";

const AddTestimonialDialog = lazyDialog(() =>
  import("./add-testimonial-dialog").then(({ AddTestimonialDialog }) => AddTestimonialDialog),
);

/** A client's own feedback, or that of all companies for an administrator. */
export function FeedbackScreen({ siteUrl }: { siteUrl: string }) {
  const { is_admin: isAdmin, slug } = useSessionUser();
  const filter = useFeedbackFilter();
  const { shown, actions } = useFeedback(filter.query);
  const [isAdding, setIsAdding] = useState(false);

  const addButton = !isAdmin && (
    <Button disabled={!shown.data} onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      Add Testimonial
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Customer Feedback"
        subtitle="Manage customer reviews and testimonials"
        actions={!shown.error && addButton}
      />
      <SampleGate shown={shown} what="feedback" notice="Sample reviews. Changes are lost when you reload the page.">
        {(feedback) => (
          <>
            {slug && !shown.isSample && <AskForReviews siteUrl={siteUrl} slug={slug} />}
            <FeedbackList
              feedback={feedback}
              filter={filter}
              actions={actions}
              siteUrl={siteUrl}
              addButton={addButton}
            />
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
