"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { type CreateFeedbackInput, feedbackFormSchema } from "@/lib/contract/feedback/schema";
import { TestimonialFields } from "./testimonial-fields";

type AddTestimonialDialogProps = DialogControl & { onCreate: (input: CreateFeedbackInput) => Promise<void> };

export function AddTestimonialDialog({ onCreate, ...dialog }: AddTestimonialDialogProps) {
  return (
    <FormDialog
      {...dialog}
      name="new-testimonial"
      title="Add Testimonial"
      description="Add what a customer told you. It is shown after you approve it."
      schema={feedbackFormSchema}
      defaultValues={{ customer_name: "", customer_contact: "", rating: "", message: "" }}
      submitLabel="Add Testimonial"
      busyLabel="Adding..."
      failureText="Failed to add testimonial"
      onSubmit={async ({ customer_contact, ...input }) => {
        await onCreate({ ...input, ...customer_contact });
        toast.success(`${input.customer_name}'s testimonial was added`);
      }}
    >
      {(form) => <TestimonialFields form={form} />}
    </FormDialog>
  );
}
