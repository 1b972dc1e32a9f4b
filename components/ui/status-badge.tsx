import { useT } from "@/components/i18n/translator-context";
import { Badge } from "./badge";

export function StatusBadge({ active, className }: { active: boolean; className?: string }) {
  const t = useT();
  return (
    <Badge variant={active ? "success" : "outline"} className={className}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {t(active ? "common.active" : "common.inactive")}
    </Badge>
  );
}
