"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { messageOf } from "@/lib/api/call/request";
import { deleteVisitorData } from "@/lib/api/visitor-data";
import type { Found } from "./visitor-data-screen";
import { countFound, describeCounts } from "./visitor-data-texts";

/** The button that deletes all of it, and the question that says how much that is. */
export function DeleteEverything({ found: { contact, data }, onDeleted }: { found: Found; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function change(next: boolean) {
    setFailure(null);
    setIsOpen(next);
  }

  async function remove() {
    setIsBusy(true);
    setFailure(null);
    try {
      const counts = describeCounts(await deleteVisitorData({ contact }));
      toast.success(counts ? `Deleted: ${counts}` : "It had been deleted already");
      onDeleted();
    } catch (error) {
      setFailure(messageOf(error, "It could not be deleted. Please try again."));
      setIsBusy(false);
    }
  }
  return (
    <>
      <Button variant="destructive-outline" onClick={() => change(true)}>
        <Trash2 aria-hidden="true" />
        Delete everything
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={change}
        title={`Delete everything from ${contact}`}
        description={`This deletes ${describeCounts(countFound(data))}, on the card too, and cannot be undone.`}
        error={failure}
        confirmLabel="Delete everything"
        busyLabel="Deleting..."
        busy={isBusy}
        onConfirm={remove}
      />
    </>
  );
}
