import { EyeOff } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";

/** On what is beyond the plan. */
export function RestingBadge({ item }: { item: { is_resting?: boolean } }) {
  const t = useT();
  if (!item.is_resting) return null;
  return (
    <Badge variant="outline">
      <EyeOff aria-hidden="true" />
      {t("own-plan.resting.badge")}
    </Badge>
  );
}
