/** How many of the places for `noun` are taken; nothing until that is known. */
export function SlotCounter({ used, max, noun }: { used?: number; max?: number; noun: string }) {
  if (used === undefined || max === undefined) return null;
  return (
    <p className="text-sm text-muted-foreground">
      <span className="font-medium text-foreground tabular-nums">
        {used}/{max}
      </span>{" "}
      {noun} used
    </p>
  );
}
