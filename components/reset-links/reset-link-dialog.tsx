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

type ResetLinkDialogProps = ResetLinkProps & {
  companyName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ResetLinkDialog({ companyName, open, onOpenChange, ...link }: ResetLinkDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
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
