/** Draws `value` against `max`, for the eye only: the number stands beside it as text. */
export function Bar({ value, max }: { value: number; max: number }) {
  return (
    <span aria-hidden="true" className="block h-2 flex-1 overflow-hidden rounded-full bg-secondary">
      <span
        data-slot="bar"
        className="block h-full rounded-full bg-primary transition-[width] forced-colors:bg-[CanvasText]"
        style={{ width: `${max > 0 ? Math.min(value / max, 1) * 100 : 0}%` }}
      />
    </span>
  );
}
