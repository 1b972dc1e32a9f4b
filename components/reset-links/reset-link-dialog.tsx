"use client";

import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { ResetLink, type ResetLinkProps, resetLinkText } from "./reset-link";

type ResetLinkDialogProps = ResetLinkProps & {
  companyName: string;
} & DialogControl;

export function ResetLinkDialog({ companyName, open, onOpenChange, ...link }: ResetLinkDialogProps) {
  return (
    <SimpleDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Link to set a password for ${companyName}`}
      description={resetLinkText}
    >
      <ResetLink {...link} />
    </SimpleDialog>
  );
}
