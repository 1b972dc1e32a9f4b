import { Badge } from "./badge";

export function StatusBadge({ active, className }: { active: boolean; className?: string }) {
  return (
    <Badge variant={active ? "success" : "outline"} className={className}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {active ? "Active" : "Inactive"}
    </Badge>
  );
}
