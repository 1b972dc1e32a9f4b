"use client";

import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { type CreateFeedbackInput, feedbackFormSchema } from "@/lib/contract/feedback/schema";
import { ratings } from "@/lib/contract/feedback/values";
import { feedbackLimits } from "@/lib/contract/visitors/values";

type AddTestimonialDialogProps = DialogControl & { onCreate: (input: CreateFeedbackInput) => Promise<void> };

export function AddTestimonialDialog({ onCreate, ...dialog }: AddTestimonialDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="new-testimonial"
      title={t("feedback.add.action")}
      description={t("feedback.add.text")}
      schema={feedbackFormSchema}
      defaultValues={{ customer_name: "", customer_contact: "", rating: "", message: "" }}
      submitLabel={t("feedback.add.action")}
      busyLabel={t("feedback.add.adding")}
      failureText={t("feedback.add.failed")}
      onSubmit={async ({ customer_contact, ...input }) => {
        await onCreate({ ...input, ...customer_contact });
        toast.success(t("feedback.add.done", { name: input.customer_name }));
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
  const t = useT();
  return (
    <>
      <FormField
        control={control}
        name="customer_name"
        counter={{ max: feedbackLimits.name }}
        label={t("feedback.add.name")}
        required
      >
        {(field) => <Input autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="customer_contact" label={t("feedback.add.contact")} required>
        {(field) => <Input inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />}
      </FormField>
      <FormField control={control} name="rating" label={t("feedback.add.rating")} required>
        {(field) => (
          <Select {...field}>
            <option value="">{t("feedback.add.chooseRating")}</option>
            {ratings.map((rating) => (
              <option key={rating} value={rating}>
                {t("feedback.stars", { count: rating })}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField
        control={control}
        name="message"
        counter={{ max: feedbackLimits.message }}
        label={t("feedback.add.message")}
        required
      >
        {(field) => <Textarea rows={4} {...field} />}
      </FormField>
    </>
  );
}
