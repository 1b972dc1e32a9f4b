"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { type Feedback, type RespondToFeedbackInput, respondToFeedbackSchema } from "@/lib/contract/feedback/schema";
import { feedbackLimits } from "@/lib/contract/visitors/values";

type RespondDialogProps = DialogControl & {
  item: Feedback;
  onRespond: (input: RespondToFeedbackInput) => Promise<void>;
};

export function RespondDialog({ item, onRespond, ...dialog }: RespondDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`response-${item.id}`}
      title={t("feedback.respond.title")}
      description={t("feedback.respond.text", { name: item.customer_name })}
      schema={respondToFeedbackSchema}
      defaultValues={{ response: item.response ?? "" }}
      submitLabel={t("feedback.respond.save")}
      busyLabel={t("feedback.respond.saving")}
      failureText={t("feedback.respond.failed")}
      onSubmit={async (input) => {
        await onRespond(input);
        toast.success(t(input.response ? "feedback.respond.saved" : "feedback.respond.removed"));
      }}
    >
      {(form) => (
        <FormField
          control={form.control}
          name="response"
          counter={{ max: feedbackLimits.response }}
          label={t("feedback.respond.label")}
          hint={t("feedback.respond.hint")}
        >
          {(field) => <Textarea rows={5} {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}
