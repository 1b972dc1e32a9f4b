"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog, type DeleteDialogProps } from "./delete-dialog";

/** The button that deletes one item, and the question that comes first. */
export function DeleteAction(props: Omit<DeleteDialogProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        className="ml-auto hover:bg-destructive/10 hover:text-destructive"
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
