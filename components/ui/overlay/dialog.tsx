"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import { type ComponentProps, createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import { cn } from "../cn";
import { useBackCloses } from "./back-closes";
import { Backdrop } from "./backdrop";
import type { ConfirmDialogProps } from "./confirm-box";
import { ConfirmDialog } from "./confirm-dialog";
import { useReturnFocus } from "./use-return-focus";

const OpenContext = createContext(false);

/** What is asked before a dialog closes, and what is told once it is closed all the same. */
export type CloseQuestion = Pick<
  ConfirmDialogProps,
  "title" | "description" | "confirmLabel" | "cancelLabel" | "destructive"
> & { onClose: () => void };

type Guard = CloseQuestion | "stay" | null;

const GuardContext = createContext<((guard: Guard) => void) | null>(null);

export type DialogControl = { open: boolean; onOpenChange: (open: boolean) => void };

type DialogProps = DialogControl & { children?: ReactNode };

/** A tap beside it, Escape, its cross and the browser's Back close it; `useCloseGuard` has each of them ask first. */
export function Dialog({ open, onOpenChange, children }: DialogProps) {
  const [guard, setGuard] = useState<Guard>(null);
  const [asked, setAsked] = useState<Guard>(null);
  // What was asked about may be over meanwhile.
  const question = open && asked === guard && guard !== "stay" ? guard : null;

  function change(next: boolean) {
    if (next || guard === null) onOpenChange(next);
    else setAsked(guard);
  }

  function close() {
    setAsked(null);
    question?.onClose();
    onOpenChange(false);
  }

  useBackCloses(open, () => (question ? setAsked(null) : change(false)));
  return (
    <OpenContext value={open}>
      <GuardContext value={setGuard}>
        <DialogPrimitive.Root open={open} onOpenChange={change}>
          {children}
        </DialogPrimitive.Root>
      </GuardContext>
      <Question question={question} onStay={() => setAsked(null)} onClose={close} />
    </OpenContext>
  );
}

type QuestionProps = { question: CloseQuestion | null; onStay: () => void; onClose: () => void };

/** Before the first question. */
const noWords = { title: "", description: "", confirmLabel: "" };

/** Goes as it came: its words stay while it fades. */
function Question({ question, onStay, onClose }: QuestionProps) {
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const { onClose: _, ...words } = last ?? { ...noWords, onClose };
  return <ConfirmDialog {...words} open={question !== null} onOpenChange={onStay} onConfirm={onClose} />;
}

/** Of what is in a `Dialog`: closing it asks this first, or "stay" keeps it open. The same guard has to be the same object. */
export function useCloseGuard(guard: Guard): void {
  const setGuard = use(GuardContext);
  // Before anything else is pressed: Escape may follow the letter that made it needed.
  useLayoutEffect(() => {
    setGuard?.(guard);
    return () => setGuard?.(null);
  }, [setGuard, guard]);
}

export const DialogTrigger = DialogPrimitive.Trigger;

/**
 * Centred on screens with room, a sheet at the bottom on phones, where a thumb reaches it. Above it there is room for a
 * short-lived message.
 */
export const modalVariants = cva(
  [
    "fixed z-50 flex w-full flex-col overflow-hidden border border-border bg-popover text-popover-foreground shadow-xl outline-none",
    "inset-x-0 bottom-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl",
    "data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out",
  ],
  {
    variants: {
      size: {
        default: "max-h-[calc(100dvh-4.5rem)] rounded-t-2xl sm:max-h-[calc(100dvh-9rem)] sm:max-w-lg",
        wide: "max-h-[calc(100dvh-4.5rem)] rounded-t-2xl sm:max-h-[calc(100dvh-9rem)] sm:max-w-3xl",
        /** As high as the screen, for what is like a phone's screen itself. */
        phone: "h-dvh sm:max-w-md",
      },
    },
    defaultVariants: { size: "default" },
  },
);

export type ModalVariants = VariantProps<typeof modalVariants>;

export function DialogContent({
  size,
  className,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & ModalVariants) {
  const focus = useReturnFocus();
  return (
    <DialogPrimitive.Portal>
      <Backdrop isOpen={use(OpenContext)} />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(modalVariants({ size }), className)}
        {...focus}
        {...props}
      >
        {children}
        <DialogPrimitive.Close className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground focus-ring">
          <X aria-hidden="true" className="size-4" />
          <span className="sr-only">Close</span>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-header"
      className={cn("flex flex-col gap-1 p-5 pr-16 sm:p-6 sm:pr-16", className)}
      {...props}
    />
  );
}

/** The part that scrolls when the content is taller than the screen. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-body"
      className={cn(
        "flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6 sm:pb-6",
        className,
      )}
      {...props}
    />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        "flex flex-col-reverse gap-3 border-t border-border px-5 py-4 pb-safe sm:flex-row sm:justify-end sm:px-6 sm:pb-4",
        className,
      )}
      {...props}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn("text-lg font-semibold tracking-tight wrap-anywhere", className)}
      {...props}
    />
  );
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn("text-sm text-muted-foreground", className)}
      {...props}
    />
  );
}

type SimpleDialogProps = DialogControl & {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/**
 * What shows something, or asks with buttons of its own; a form is a `FormDialog`.
 *
 *     <SimpleDialog {...dialog} title="QR code" footer={<Button>Download</Button>}>…</SimpleDialog>
 */
export function SimpleDialog({ title, description, children, footer, ...dialog }: SimpleDialogProps) {
  return (
    <Dialog {...dialog}>
      <DialogContent {...(!description && { "aria-describedby": undefined })}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <DialogBody>{children}</DialogBody>
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </DialogContent>
    </Dialog>
  );
}
