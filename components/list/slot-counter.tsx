/** "2 of 20 people". */
export function SlotCounter({ used, max, noun }: { used?: number; max?: number; noun: string }) {
  if (used === undefined || max === undefined) return null;
  return (
    <p className="text-sm text-muted-foreground tabular-nums">
      {used} of {max} {noun}
    </p>
  );
}
