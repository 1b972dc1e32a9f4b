"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DeleteDialogProps } from "./delete-dialog";
import { DeleteDialog } from "./delete-dialog";

export function DeleteAction(props: Omit<DeleteDialogProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="destructive-ghost"
        size="icon-sm"
        className="ml-auto"
        aria-label={`Delete ${props.name}`}
        title="Delete"
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <DeleteDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
