"use client";

import { FormDialog } from "@/components/form/form-dialog";
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
  return (
    <FormDialog
      {...dialog}
      name={`response-${item.id}`}
      title="Edit response"
      description={`Your answer to ${item.customer_name}`}
      schema={respondToFeedbackSchema}
      defaultValues={{ response: item.response ?? "" }}
      submitLabel="Save"
      busyLabel="Saving..."
      failureText="Failed to update feedback"
      onSubmit={async (input) => {
        await onRespond(input);
        toast.success(input.response ? "Your response was saved" : "Your response was removed");
      }}
    >
      {(form) => (
        <FormField
          control={form.control}
          name="response"
          counter={{ max: feedbackLimits.response }}
          label="Response"
          hint="Leave it empty for no response."
        >
          {(field) => <Textarea rows={5} {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}
