"use client";

import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { type CreateFeedbackInput, feedbackFormSchema } from "@/lib/contract/feedback/schema";
import { ratings } from "@/lib/contract/feedback/values";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import { starsLabel } from "./feedback-texts";

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

type TestimonialFieldsProps = {
  form: UseFormReturn<z.input<typeof feedbackFormSchema>, unknown, z.output<typeof feedbackFormSchema>>;
};

/** Another person's details: no autofill. */
export function TestimonialFields({ form: { control } }: TestimonialFieldsProps) {
  return (
    <>
      <FormField
        control={control}
        name="customer_name"
        counter={{ max: feedbackLimits.name }}
        label="Customer name"
        required
      >
        {(field) => <Input autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="customer_contact" label="Phone number or email" required>
        {(field) => <Input inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />}
      </FormField>
      <FormField control={control} name="rating" label="Rating" required>
        {(field) => (
          <Select {...field}>
            <option value="">Choose a rating</option>
            {ratings.map((rating) => (
              <option key={rating} value={rating}>
                {starsLabel(rating)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField control={control} name="message" counter={{ max: feedbackLimits.message }} label="Message" required>
        {(field) => <Textarea rows={4} {...field} />}
      </FormField>
    </>
  );
}
