"use client";

import { AlertDialog as AlertDialogPrimitive } from "radix-ui";
import type { ReactNode } from "react";
import { Alert } from "../alert";
import { Button } from "../button";
import { Backdrop } from "./backdrop";
import { type DialogControl, modalVariants } from "./dialog";
import { useReturnFocus } from "./use-return-focus";

export type ConfirmDialogProps = DialogControl & {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Shown on the button while `busy`. */
  busyLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** The confirmed act is under way: the dialog stays, and nothing can be pressed twice. */
  busy?: boolean;
  /** Why the confirmed act failed. */
  error?: string | null;
  onConfirm: () => void;
};

/** Asks before an act that cannot be undone. Focus starts on Cancel, so that a stray Enter does no harm. */
export function ConfirmBox({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busyLabel = confirmLabel,
  cancelLabel = "Cancel",
  destructive = true,
  busy = false,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const focus = useReturnFocus();
  return (
    <AlertDialogPrimitive.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialogPrimitive.Portal>
        <Backdrop isOpen={open} />
        <AlertDialogPrimitive.Content data-slot="confirm-dialog" className={modalVariants()} {...focus}>
          <div className="flex flex-col gap-2 overflow-y-auto overscroll-contain p-5 sm:p-6">
            <AlertDialogPrimitive.Title className="text-lg font-semibold tracking-tight">
              {title}
            </AlertDialogPrimitive.Title>
            <AlertDialogPrimitive.Description className="text-sm text-muted-foreground">
              {description}
            </AlertDialogPrimitive.Description>
            {error && (
              <Alert variant="destructive" className="mt-2">
                {error}
              </Alert>
            )}
          </div>
          <div className="flex flex-col-reverse gap-3 px-5 pb-safe sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
            <AlertDialogPrimitive.Cancel asChild>
              <Button variant="outline" disabled={busy}>
                {cancelLabel}
              </Button>
            </AlertDialogPrimitive.Cancel>
            <Button variant={destructive ? "destructive" : "default"} busy={busy} onClick={onConfirm}>
              {busy ? busyLabel : confirmLabel}
            </Button>
          </div>
        </AlertDialogPrimitive.Content>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  );
}
