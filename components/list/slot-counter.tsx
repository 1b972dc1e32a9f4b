import { useT } from "@/components/i18n/translator-context";
import type { Place } from "@/lib/i18n/messages";

/** "2 of 20 people". */
export function SlotCounter({ used, max, words }: { used?: number; max?: number; words: Place<"slots"> }) {
  const t = useT();
  if (used === undefined || max === undefined) return null;
  return <p className="text-sm text-muted-foreground tabular-nums">{t(`${words}.slots`, { used, max })}</p>;
}
