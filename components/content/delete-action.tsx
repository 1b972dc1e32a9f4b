"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import type { DeleteDialogProps } from "./delete-dialog";
import { DeleteDialog } from "./delete-dialog";

export function DeleteAction(props: Omit<DeleteDialogProps, "open" | "onOpenChange">) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="destructive-ghost"
        size="icon-sm"
        className="ms-auto"
        aria-label={t("common.delete.title", { name: props.name })}
        title={t("common.delete.action")}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <DeleteDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
