"use client";

import { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { createJoinLink } from "@/lib/api/joining";
import { createJoinLinkSchema, type JoinLink } from "@/lib/contract/joining/schema";
import { type Branches, BranchSelect } from "./branch-select";

/** A day is typed, and the link holds until it is over. */
const formSchema = createJoinLinkSchema.extend({
  ends_at: z
    .string()
    .transform((day) => (day === "" ? null : new Date(`${day}T23:59:59`).toISOString()))
    .default(""),
});

type Props = DialogControl & { branches: Branches; onMade: (link: JoinLink) => void };

export function NewLinkDialog({ branches, onMade, ...dialog }: Props) {
  const t = useT();
  const mayLeaveOut = useCan("team.manage");
  return (
    <FormDialog
      {...dialog}
      name="join-link"
      title={t("joining.links.make")}
      schema={formSchema}
      defaultValues={{
        branch_id: mayLeaveOut ? "" : (branches[0]?.id ?? ""),
        ends_at: "",
        most: "",
        needs_approval: true,
      }}
      submitLabel={t("joining.links.submit")}
      busyLabel={t("joining.links.busy")}
      failureText={t("joining.links.failed")}
      onSubmit={async (input) => onMade(await createJoinLink(input))}
    >
      {({ control }) => (
        <>
          {branches.length > 0 && (
            <FormField control={control} name="branch_id" label={t("joining.branch.label")}>
              {({ value, ...field }) => (
                <BranchSelect
                  branches={branches}
                  none={mayLeaveOut ? t("joining.branch.none") : undefined}
                  value={value ?? ""}
                  {...field}
                />
              )}
            </FormField>
          )}
          <CheckField control={control} name="needs_approval" label={t("joining.links.asks")} />
          <FormField
            control={control}
            name="ends_at"
            label={t("joining.links.ends")}
            hint={t("joining.links.endsHint")}
          >
            {({ value = "", ...field }) => <Input type="date" value={value} {...field} />}
          </FormField>
          <FormField control={control} name="most" label={t("joining.links.most")} hint={t("joining.links.mostHint")}>
            {({ value, ...field }) => (
              <Input inputMode="numeric" autoComplete="off" value={String(value ?? "")} {...field} />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
