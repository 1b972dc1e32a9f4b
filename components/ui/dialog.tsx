"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "./alert";
import { useBackCloses } from "./back-closes";
import { Button } from "./button";
import { cn } from "./cn";
import { placeToasts } from "./toast";

export type DialogControl = { open: boolean; onOpenChange: (open: boolean) => void };

const ModalContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** Portal target inside a modal: everything outside is inert. */
export function useModal(): HTMLElement | null {
  return use(ModalContext)?.current ?? null;
}

type ModalProps = ComponentProps<"dialog"> & {
  /** Called by a tap outside, Escape or Back. */
  onDismiss: () => void;
};

/** A native dialog, open while mounted. A portal, since forms cannot be nested. */
function Modal({ onDismiss, className, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wasPressedBeside = useRef(false);
  useBackCloses(true, onDismiss);
  useLayoutEffect(() => (dialog.current ? show(dialog.current) : undefined), []);

  // Chrome lets only the first `cancel` be prevented, and may close two dialogs at once.
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !isTopmost(dialog.current)) return;
    event.preventDefault();
    onDismiss();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does
    <dialog
      ref={dialog}
      className={cn(
        "fixed flex-col border-border bg-popover text-popover-foreground shadow-xl outline-none open:flex backdrop:animate-fade-in backdrop:bg-black/50",
        className,
      )}
      // A file input's `cancel` bubbles.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
      // Android's back may close it without `cancel`.
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !currentTarget.isConnected) return;
        currentTarget.showModal();
        onDismiss();
      }}
      // A text selection may end outside.
      onPointerDown={(event) => (wasPressedBeside.current = isBeside(event))}
      onClick={(event) => wasPressedBeside.current && isBeside(event) && onDismiss()}
      {...props}
    >
      <ModalContext value={dialog}>{children}</ModalContext>
    </dialog>,
    document.body,
  );
}

function isTopmost(dialog: HTMLElement | null): boolean {
  return [...document.querySelectorAll("dialog[open]")].at(-1) === dialog;
}

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

const controls = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

function show(dialog: HTMLDialogElement): () => void {
  const opener = menuTriggerOf(document.activeElement) ?? document.activeElement;
  const root = document.documentElement;
  // Keeps the scroll bar's space.
  if (!document.querySelector("dialog[open]"))
    root.style.setProperty("--scroll-bar", `${window.innerWidth - root.clientWidth}px`);
  dialog.showModal();
  // A scrollable body takes the focus; prefer its first control.
  if (!document.activeElement?.matches(controls))
    document.activeElement?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  const release = placeToasts(dialog);
  return () => {
    release();
    dialog.close();
    // The browser restores focus, but the element may be gone, e.g. a deleted row's button.
    queueMicrotask(() => {
      if (document.activeElement !== document.body || opener === document.body) return;
      const target = opener?.isConnected ? opener : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
  };
}

/** The menu is closed, so focus returns to its trigger. */
function menuTriggerOf(element: Element | null): Element | null {
  const label = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return label ? document.getElementById(label) : null;
}

/** Centred on wide screens, a bottom sheet on phones, with room for a toast above. */
const dialogVariants = cva(
  "inset-x-0 top-auto bottom-0 w-full max-w-none animate-rise-in overflow-hidden border sm:inset-0 sm:m-auto sm:rounded-xl",
  {
    variants: {
      size: {
        default: "max-h-[calc(100dvh-4.5rem)] rounded-t-2xl sm:max-h-[calc(100dvh-9rem)] sm:max-w-lg",
        wide: "max-h-[calc(100dvh-4.5rem)] rounded-t-2xl sm:max-h-[calc(100dvh-9rem)] sm:max-w-3xl",
        /** Full height. */
        phone: "h-dvh max-h-none sm:max-w-md",
      },
    },
    defaultVariants: { size: "default" },
  },
);

type TitledProps = VariantProps<typeof dialogVariants> & {
  title: string;
  description?: ReactNode;
};

export type DialogProps = DialogControl & TitledProps & { children: ReactNode };

/** `useCloseGuard` makes closing ask first. */
export function Dialog({ open, ...props }: DialogProps) {
  return open && <OpenDialog {...props} />;
}

function OpenDialog({ onOpenChange, title, description, size, children }: Omit<DialogProps, "open">) {
  const t = useT();
  const [guard, setGuard] = useState<Guard>(null);
  const [asked, setAsked] = useState<Guard>(null);
  // The guard may have changed meanwhile.
  const question = asked === guard && guard !== "stay" ? guard : null;
  const id = useId();

  function dismiss() {
    if (guard === null) onOpenChange(false);
    else setAsked(guard);
  }

  function close() {
    question?.onClose();
    onOpenChange(false);
  }

  return (
    <>
      <Modal
        aria-labelledby={id}
        aria-describedby={description ? `${id}-text` : undefined}
        className={dialogVariants({ size })}
        onDismiss={dismiss}
      >
        <div className={cn("flex flex-col gap-1 pe-16 ps-5 sm:ps-6", size === "phone" ? "py-4" : "py-5 sm:py-6")}>
          <h2 id={id} className="text-lg font-semibold tracking-tight wrap-anywhere">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="text-sm text-muted-foreground">
              {description}
            </p>
          )}
        </div>
        <GuardContext value={setGuard}>{children}</GuardContext>
        <CloseButton label={t("common.close")} className="top-3 end-3" onClick={dismiss} />
      </Modal>
      {question && <ConfirmBox {...question} open onOpenChange={() => setAsked(null)} onConfirm={close} />}
    </>
  );
}

export type CloseQuestion = Pick<
  ConfirmDialogProps,
  "title" | "description" | "confirmLabel" | "cancelLabel" | "destructive"
> & { onClose: () => void };

type Guard = CloseQuestion | "stay" | null;

const GuardContext = createContext<((guard: Guard) => void) | null>(null);

/** Inside a `Dialog`: closing asks this first; "stay" keeps it open. Must be a stable object. */
export function useCloseGuard(guard: Guard): void {
  const setGuard = use(GuardContext);
  // Layout effect: Escape may directly follow the keystroke that needs the guard.
  useLayoutEffect(() => {
    setGuard?.(guard);
    return () => setGuard?.(null);
  }, [setGuard, guard]);
}

function CloseButton({ label, className, onClick }: { label: string; className: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn(
        "absolute grid size-11 cursor-pointer place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground focus-ring",
        className,
      )}
    >
      <X aria-hidden="true" className="size-4" />
      <span className="sr-only">{label}</span>
    </button>
  );
}

export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
      {children}
    </div>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-3 border-t border-border px-5 py-4 pb-safe sm:flex-row sm:justify-end sm:px-6 sm:pb-4">
      {children}
    </div>
  );
}

/**
 * What shows something, or asks with buttons of its own; a form is a `FormDialog`.
 *
 *     <SimpleDialog {...dialog} title="QR code" footer={<Button>Download</Button>}>…</SimpleDialog>
 */
export function SimpleDialog({ children, footer, ...dialog }: DialogProps & { footer?: ReactNode }) {
  return (
    <Dialog {...dialog}>
      <DialogBody>{children}</DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </Dialog>
  );
}

export type ConfirmDialogProps = DialogControl & {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Label while `busy`. */
  busyLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** The dialog stays and ignores presses. */
  busy?: boolean;
  error?: string | null;
  onConfirm: () => void;
};

/** Focus starts on Cancel: a stray Enter does no harm. */
export function ConfirmBox({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busyLabel = confirmLabel,
  cancelLabel,
  destructive = true,
  busy = false,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useT();
  const id = useId();
  const dismiss = () => !busy && onOpenChange(false);
  if (!open) return null;
  return (
    <Modal
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={dialogVariants()}
      onDismiss={dismiss}
    >
      <div className="flex flex-col gap-2 overflow-y-auto overscroll-contain p-5 sm:p-6">
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        <p id={`${id}-text`} className="text-sm text-muted-foreground">
          {description}
        </p>
        {error && (
          <Alert variant="destructive" className="mt-2">
            {error}
          </Alert>
        )}
      </div>
      <div className="flex flex-col-reverse gap-3 px-5 pb-safe sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
        <Button variant="outline" disabled={busy} onClick={dismiss}>
          {cancelLabel ?? t("common.cancel")}
        </Button>
        <Button variant={destructive ? "destructive" : "default"} busy={busy} onClick={onConfirm}>
          {busy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}

type DrawerProps = DialogControl & { label: string; closeLabel: string; children: ReactNode };

export function Drawer({ open, onOpenChange, label, closeLabel, children }: DrawerProps) {
  const close = () => onOpenChange(false);
  return (
    open && (
      <Modal
        aria-label={label}
        className="inset-y-0 start-0 h-dvh max-h-none w-72 max-w-[85vw] animate-slide-in border-e"
        onDismiss={close}
      >
        {children}
        <CloseButton label={closeLabel} className="top-2.5 end-2" onClick={close} />
      </Modal>
    )
  );
}
