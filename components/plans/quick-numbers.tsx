import { Button } from "@/components/ui/button";

type QuickNumbersProps = {
  counts: readonly number[];
  /** What a button says: "3 months". */
  tell: (count: number) => string;
  value: string;
  onChange: (value: string) => void;
};

/** Buttons below a number that fill in the usual ones. */
export function QuickNumbers({ counts, tell, value, onChange }: QuickNumbersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {counts.map((count) => (
        <Button
          key={count}
          type="button"
          variant="outline"
          size="sm"
          aria-pressed={value === String(count)}
          onClick={() => onChange(String(count))}
        >
          {tell(count)}
        </Button>
      ))}
    </div>
  );
}
