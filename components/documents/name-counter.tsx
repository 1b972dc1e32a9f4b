import { cn } from "@/components/ui/cn";
import { documentLimits } from "@/lib/contract/limits/content";

const { name: max, nameWarn, nameDanger } = documentLimits;

const colours = { normal: "text-muted-foreground", warning: "text-warning", danger: "text-destructive" };

/** Counts a document name's characters; a screen reader hears of it once the end comes near. */
export function NameCounter({ length }: { length: number }) {
  const level = length > nameDanger ? "danger" : length > nameWarn ? "warning" : "normal";
  return (
    <p className="text-right text-xs tabular-nums">
      <span aria-hidden="true" data-level={level} className={cn(colours[level], level !== "normal" && "font-medium")}>
        {length}/{max}
      </span>
      <span role="status" className="sr-only">
        {level !== "normal" && `${length} of ${max} characters`}
      </span>
    </p>
  );
}
