"use client";

import * as DropdownMenuPrimitive from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "./cn";
import { useModal } from "./dialog";
import type { OverlayProps } from "./lazy";

type DropdownMenuProps = OverlayProps & ComponentProps<typeof DropdownMenuPrimitive.Content>;

/** Mounted by the first press, so initially open. Not modal: the page stays scrollable and readable. */
export function DropdownMenu({ trigger, openedBy, className, sideOffset = 6, ...props }: DropdownMenuProps) {
  const entry = useFirstEntry(openedBy);
  return (
    <DropdownMenuPrimitive.Root modal={false} defaultOpen dir={useT().dir}>
      <DropdownMenuPrimitive.Trigger asChild>{trigger}</DropdownMenuPrimitive.Trigger>
      <DropdownMenuPrimitive.Portal container={useModal()}>
        <DropdownMenuPrimitive.Content
          data-slot="dropdown-menu-content"
          sideOffset={sideOffset}
          collisionPadding={8}
          className={cn(
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg border border-border bg-popover p-1 text-popover-foreground shadow-lg data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out",
            className,
          )}
          {...entry}
          {...props}
        />
      </DropdownMenuPrimitive.Portal>
    </DropdownMenuPrimitive.Root>
  );
}

/** Focuses the first item: the key press came before the menu was loaded. */
function useFirstEntry(openedBy: OverlayProps["openedBy"]) {
  const isByKey = useRef(openedBy === "keyboard");
  return {
    onEntryFocus(event: Event) {
      if (!isByKey.current || !(event.currentTarget instanceof HTMLElement)) return;
      isByKey.current = false;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus();
    },
  };
}

const itemClasses = cn(
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-none select-none pointer-coarse:min-h-11",
  "data-highlighted:bg-accent data-highlighted:text-accent-foreground data-disabled:pointer-events-none data-disabled:opacity-50",
  "[&_svg]:size-4 [&_svg]:shrink-0",
);

export function DropdownMenuItem({
  className,
  variant = "default",
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Item> & { variant?: "default" | "destructive" }) {
  return (
    <DropdownMenuPrimitive.Item
      data-slot="dropdown-menu-item"
      data-variant={variant}
      className={cn(
        itemClasses,
        "data-[variant=destructive]:text-destructive data-[variant=destructive]:data-highlighted:bg-destructive/10 data-[variant=destructive]:data-highlighted:text-destructive",
        className,
      )}
      {...props}
    />
  );
}

export const DropdownMenuRadioGroup = DropdownMenuPrimitive.RadioGroup;

export function DropdownMenuRadioItem({ children, ...props }: ComponentProps<typeof DropdownMenuPrimitive.RadioItem>) {
  return (
    <DropdownMenuPrimitive.RadioItem data-slot="dropdown-menu-radio-item" className={itemClasses} {...props}>
      {children}
      <DropdownMenuPrimitive.ItemIndicator className="ms-auto">
        <Check aria-hidden="true" />
      </DropdownMenuPrimitive.ItemIndicator>
    </DropdownMenuPrimitive.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof DropdownMenuPrimitive.Label>) {
  return (
    <DropdownMenuPrimitive.Label
      data-slot="dropdown-menu-label"
      className={cn("px-2.5 py-2 text-sm", className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof DropdownMenuPrimitive.Separator>) {
  return (
    <DropdownMenuPrimitive.Separator
      data-slot="dropdown-menu-separator"
      className={cn("-mx-1 my-1 h-px bg-border", className)}
      {...props}
    />
  );
}
