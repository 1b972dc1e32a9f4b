import { formatCount } from "@/lib/format/number";

type SegmentsProps<T extends string> = {
  /** For screen readers: "Status". */
  legend: string;
  options: readonly (readonly [value: T, label: string])[];
  /** Undefined while loading. */
  counts: Record<T, number> | undefined;
  value: T;
  onValueChange: (value: T) => void;
};

export function Segments<T extends string>({ legend, options, counts, value, onValueChange }: SegmentsProps<T>) {
  return (
    <fieldset
      data-slot="segments"
      className="flex min-w-0 gap-1 overflow-x-auto rounded-lg bg-muted p-1 [scrollbar-width:none] large-text:flex-wrap sm:w-fit"
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(([option, label]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onValueChange(option)}
          className="inline-flex h-9 min-w-fit flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-md px-3 text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-ring max-sm:flex-col max-sm:gap-0 max-sm:px-1 max-sm:leading-tight aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs pointer-coarse:h-11 large-text:h-auto large-text:basis-auto"
        >
          {label} {counts && <span className="text-xs tabular-nums opacity-80">{formatCount(counts[option])}</span>}
        </button>
      ))}
    </fieldset>
  );
}
