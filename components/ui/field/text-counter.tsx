import { useT } from "@/components/i18n/translator-context";
import * as fieldMessages from "@/lib/contract/messages";
import { cn } from "../cn";

export type CounterProps = {
  text: string;
  max: number;
  /** Characters; defaults: 80% and 95% of `max`. */
  warnAbove?: number;
  dangerAbove?: number;
  /** Shown from the first character on, not only near the end. */
  always?: boolean;
};

const colours = { normal: "text-muted-foreground", warning: "text-warning", danger: "text-destructive" };

/** The error for a longer text; undefined if it fits. */
export function excessOf(text: string, max: number, tooLong = fieldMessages.tooLong(max)): string | undefined {
  return text.length > max ? tooLong : undefined;
}

/** Characters shown before the excess. */
const lead = 24;

/** Announced near the end only. Shows the excess of a longer text. */
export function TextCounter({ text, max, warnAbove = max * 0.8, dangerAbove = max * 0.95, always }: CounterProps) {
  const t = useT();
  const length = text.length;
  const level = length > dangerAbove ? "danger" : length > warnAbove ? "warning" : "normal";
  const isNear = level !== "normal";
  return (
    <>
      {(always || isNear) && (
        <p
          aria-hidden="true"
          data-level={level}
          className={cn("text-end text-xs tabular-nums", colours[level], isNear && "font-medium")}
        >
          {length}/{max}
        </p>
      )}
      {length > max && <Excess text={text} max={max} />}
      <span role="status" className="sr-only">
        {isNear && t("common.counter", { length, max })}
      </span>
    </>
  );
}

function Excess({ text, max }: { text: string; max: number }) {
  const fits = text.slice(Math.max(0, max - lead), max);
  return (
    <p className="line-clamp-3 rounded-md bg-muted px-2.5 py-1.5 text-sm wrap-anywhere text-muted-foreground">
      {max > lead && "…"}
      {fits}
      <mark className="rounded-sm bg-destructive/15 text-destructive line-through">{text.slice(max)}</mark>
    </p>
  );
}
