"use client";

import { useCheckedForm } from "@/components/form/use-checked-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { OwnerProof } from "@/lib/contract/identity/schema";
import { OwnerProofFields } from "./owner-proof-fields";

type OwnerProofFormProps = { onSubmit: (input: OwnerProof) => Promise<void>; onCancel: () => void };

/** The same as a step of a section: before something is done that nobody may who merely finds the dashboard open. */
export function OwnerProofForm({ onSubmit, onCancel }: OwnerProofFormProps) {
  const { form, submit, failure } = useCheckedForm({
    schema: () => import("@/lib/contract/identity/schema").then(({ ownerProofSchema }) => ownerProofSchema),
    defaultValues: { current_password: "" },
    failureText: "Could not start. Please try again.",
    onSubmit,
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <OwnerProofFields form={form} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={form.formState.isSubmitting}>
          Continue
        </Button>
      </div>
    </form>
  );
}
