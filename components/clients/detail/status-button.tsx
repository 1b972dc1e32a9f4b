import { Power, PowerOff } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { StatusChange } from "./use-status-change";

type StatusButtonProps = { active: boolean; change: StatusChange; className?: string };

/** Deactivating takes the card offline, so it asks first. */
export function StatusButton({ active, change, className }: StatusButtonProps) {
  const { target, toggle } = change;
  const [isAsking, setIsAsking] = useState(false);
  if (target !== null)
    return (
      <Button variant="outline" busy className={className}>
        {target ? "Activating..." : "Deactivating..."}
      </Button>
    );
  const Icon = active ? PowerOff : Power;
  return (
    <>
      <Button variant="outline" className={className} onClick={active ? () => setIsAsking(true) : toggle}>
        <Icon aria-hidden="true" />
        {active ? "Deactivate" : "Activate"}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Deactivate this client?"
        description="Its card goes offline and its owner is signed out, until you activate it again."
        confirmLabel="Deactivate"
        onConfirm={() => {
          setIsAsking(false);
          void toggle();
        }}
      />
    </>
  );
}
