import type { TemplateChoice } from "@/lib/contract/profile";
import { cardTemplates } from "./card-templates";

export function TemplateSketch({ choice }: { choice: TemplateChoice }) {
  return (
    <svg
      viewBox="0 0 48 60"
      aria-hidden="true"
      className="h-15 w-12 shrink-0 rounded-md border border-border bg-card text-muted-foreground"
    >
      {cardTemplates[choice].blocks.map(([x, y, width, height], index) => (
        <rect
          key={`${x},${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={1.5}
          className={index === 0 ? "fill-primary/70" : "fill-current opacity-30"}
        />
      ))}
    </svg>
  );
}
