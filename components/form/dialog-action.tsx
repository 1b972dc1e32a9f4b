"use client";

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import type { DialogControl } from "@/components/ui/dialog";
import type { Place } from "@/lib/i18n/messages";

type DialogActionProps = {
  icon: LucideIcon;
  words: Place<"action" | "item">;
  /** The item's name. */
  name: string;
  /** The modal, given its control: `{(dialog) => <EditVideoDialog video={video} {...dialog} />}`. */
  children: (dialog: DialogControl) => ReactNode;
};

export function DialogAction({ icon: Icon, words, name, children }: DialogActionProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={t(`${words}.item`, { name })} onClick={() => setOpen(true)}>
        <Icon aria-hidden="true" />
        {t(`${words}.action`)}
      </Button>
      {children({ open, onOpenChange: setOpen })}
    </>
  );
}
