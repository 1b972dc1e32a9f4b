import { type ReactNode, useId } from "react";

type UsageMeterProps = {
  label: string;
  used: number;
  most: number;
  /** "3 of 20". */
  text: string;
  /** Below the bar. */
  children?: ReactNode;
};

/** How much of a limit is used. What is seen is drawn: browsers style meters each in their own way. */
export function UsageMeter({ label, used, most, text, children }: UsageMeterProps) {
  const id = useId();
  const percent = most === 0 ? 100 : Math.min(100, (used / most) * 100);
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span id={id}>{label}</span>
        <span className="text-muted-foreground tabular-nums">{text}</span>
      </p>
      <meter aria-labelledby={id} aria-valuetext={text} value={Math.min(used, most)} max={most} className="sr-only">
        {text}
      </meter>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-secondary forced-colors:border">
        <div
          className={used > most ? "h-full bg-warning" : "h-full bg-primary forced-colors:bg-[CanvasText]"}
          style={{ inlineSize: `${used === 0 ? 0 : percent}%` }}
        />
      </div>
      {children}
    </div>
  );
}
