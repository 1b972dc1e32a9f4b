"use client";

import { useT } from "@/components/i18n/translator-context";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { describeResetLink, ResetLink, type ResetLinkProps } from "./reset-link";

type ResetLinkDialogProps = ResetLinkProps & {
  companyName: string;
} & DialogControl;

export function ResetLinkDialog({ companyName, open, onOpenChange, ...link }: ResetLinkDialogProps) {
  const t = useT();
  return (
    <SimpleDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("account.resetLink.title", { company: companyName })}
      description={describeResetLink(t)}
    >
      <ResetLink {...link} />
    </SimpleDialog>
  );
}
