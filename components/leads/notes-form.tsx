"use client";

import { CardForm } from "@/components/form/card-form";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { updateLead } from "@/lib/api/leads";
import type { Lead } from "@/lib/contract/leads/schema";
import { leadLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";

/** What the owner writes down for itself. */
export function NotesForm({ lead: { id, notes, remind_on: remindOn } }: { lead: Lead }) {
  return (
    <CardForm
      name={`lead-${id}`}
      schema={() =>
        import("@/lib/contract/leads/schema").then(({ updateLeadSchema }) =>
          updateLeadSchema.pick({ notes: true, remind_on: true }),
        )
      }
      defaultValues={{ notes, remind_on: remindOn ?? "" }}
      submitLabel="Save"
      busyLabel="Saving..."
      cancelHref={paths.leads}
      failureText="Failed to save your notes"
      onSubmit={async (input, form) => {
        await updateLead(id, input);
        form.reset(form.getValues());
        toast.success("Your notes were saved");
      }}
    >
      {({ control }) => (
        <>
          <FormField
            control={control}
            name="notes"
            counter={{ max: leadLimits.notes }}
            label="Notes"
            hint="Only you see them"
            className="sm:col-span-2"
          >
            {(field) => <Textarea rows={4} {...field} />}
          </FormField>
          <FormField control={control} name="remind_on" label="Reminder" hint="Remind me on this day">
            {({ value, ...field }) => <Input type="date" value={value ?? ""} {...field} />}
          </FormField>
        </>
      )}
    </CardForm>
  );
}
