import { firstLetter } from "@/lib/card/first-letter";
import { cn } from "../cn";

type BrandProps = {
  name: string /** Address of a square picture; null has none. */;
  logo?: string | null;
  className?: string;
};

export function Brand({ name, logo, className }: BrandProps) {
  return (
    <span
      data-slot="brand"
      className={cn("inline-flex min-w-0 items-center gap-2.5 font-semibold tracking-tight", className)}
    >
      {logo ? (
        // biome-ignore lint/performance/noImgElement: it is stored in the width that it is shown in
        <img src={logo} alt="" width="32" height="32" className="size-8 shrink-0 rounded-lg bg-white object-contain" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-lg bg-primary text-sm font-bold text-primary-foreground"
        >
          {firstLetter(name)}
        </span>
      )}
      <span className="truncate max-[22rem]:sr-only">{name}</span>
    </span>
  );
}
