"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/api/call/request";
import { deleteVisitorData } from "@/lib/api/visitor-data";
import type { Found } from "./visitor-data-screen";
import { countFound, describeCounts } from "./visitor-data-texts";

/** The button that deletes all of it, and the question that says how much that is. */
export function DeleteEverything({ found: { contact, data }, onDeleted }: { found: Found; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  async function remove() {
    const counts = describeCounts(await deleteVisitorData({ contact }));
    onDeleted();
    return counts ? `Deleted: ${counts}` : "It was already deleted";
  }

  return (
    <>
      <Button variant="destructive-outline" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" />
        Delete everything
      </Button>
      <ActDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Delete everything from ${contact}`}
        description={`This deletes ${describeCounts(countFound(data))}, on the card too, and cannot be undone.`}
        confirmLabel="Delete everything"
        busyLabel="Deleting..."
        tellFailure={(error) => messageOf(error, "It could not be deleted. Please try again.")}
        act={remove}
      />
    </>
  );
}
