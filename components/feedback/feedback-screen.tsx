"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { SampleGate } from "@/components/samples/sample-gate";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useFeedback } from "@/lib/api/feedback";
import { AddTestimonialDialog } from "./add-testimonial-dialog";
import { FeedbackList } from "./feedback-list";
import { useFeedbackFilter } from "./use-feedback-filter";

export function FeedbackScreen() {
  const feedback = useFeedback();
  const filter = useFeedbackFilter();
  const [isAdding, setIsAdding] = useState(false);

  const addButton = (
    <Button disabled={!feedback.data} onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      Add Testimonial
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Customer Feedback"
        subtitle="Manage customer reviews and testimonials"
        actions={!feedback.error && !feedback.isUnreadable && addButton}
      />
      <SampleGate
        sample={feedback}
        what="feedback"
        notice="These reviews are made up, and what you change here lasts only until the page is reloaded."
      >
        {(items) => <FeedbackList items={items} filter={filter} actions={feedback} addButton={addButton} />}
      </SampleGate>
      <AddTestimonialDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onCreate={async (input) => {
          await feedback.createFeedback(input);
          filter.clear();
        }}
      />
    </div>
  );
}
