"use client";

import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/overlay/dialog";
import { ResetLink, type ResetLinkProps, resetLinkText } from "./reset-link";

type ResetLinkDialogProps = ResetLinkProps & { companyName: string; onClose: () => void };

export function ResetLinkDialog({ companyName, onClose, ...link }: ResetLinkDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Link to set a password for {companyName}</DialogTitle>
          <DialogDescription>{resetLinkText}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <ResetLink {...link} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
