"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { leaveCompany } from "@/lib/api/leaving";
import { dayMs } from "@/lib/contract/clock";
import { leaveCompanySchema } from "@/lib/contract/leaving/schema";
import { returnableFor } from "@/lib/contract/leaving/values";

/** What becomes of the own card and of what came by it. */
export function LeaveCompanyDialog({ company, ...dialog }: DialogControl & { company: string }) {
  const t = useT();
  const hasCard = typeof useSessionUser().person_id === "number";
  return (
    <FormDialog
      {...dialog}
      name="leave-company"
      title={t("own-data.leave.title", { company })}
      description={
        hasCard
          ? t("own-data.leave.what", { company, days: returnableFor / dayMs })
          : t("own-data.leave.whatWithoutCard", { company })
      }
      schema={leaveCompanySchema}
      defaultValues={{ forgets: false }}
      submitLabel={t("own-data.leave.action")}
      busyLabel={t("own-data.leave.busy")}
      failureText={t("own-data.leave.failed")}
      destructive
      onSubmit={leaveCompany}
    >
      {({ control }) =>
        hasCard && (
          <CheckField
            control={control}
            name="forgets"
            label={t("own-data.leave.forgets")}
            hint={t("own-data.leave.forgetsHint", { company })}
          />
        )
      }
    </FormDialog>
  );
}
