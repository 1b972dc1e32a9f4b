import { Power, PowerOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { StatusChange } from "./use-status-change";

type StatusButtonProps = { active: boolean; change: StatusChange; className?: string };

export function StatusButton({ active, change, className }: StatusButtonProps) {
  const { target, toggle } = change;
  if (target !== null)
    return (
      <Button variant="outline" busy className={className}>
        {target ? "Activating..." : "Deactivating..."}
      </Button>
    );
  const Icon = active ? PowerOff : Power;
  return (
    <Button variant="outline" className={className} onClick={toggle}>
      <Icon aria-hidden="true" />
      {active ? "Deactivate" : "Activate"}
    </Button>
  );
}
