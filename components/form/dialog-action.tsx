"use client";

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { DialogControl } from "@/components/ui/dialog";

type DialogActionProps = {
  icon: LucideIcon;
  label: string;
  /** The item's name. */
  name: string;
  /** The modal, given its control: `{(dialog) => <EditVideoDialog video={video} {...dialog} />}`. */
  children: (dialog: DialogControl) => ReactNode;
};

export function DialogAction({ icon: Icon, label, name, children }: DialogActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`${label} ${name}`} onClick={() => setOpen(true)}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {children({ open, onOpenChange: setOpen })}
    </>
  );
}
