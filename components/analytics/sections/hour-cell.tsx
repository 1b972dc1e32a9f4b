import { formatCount } from "@/lib/format/number";

type HourCellProps = {
  /** "Monday, 6 pm". */
  when: string;
  views: number;
  most: number;
};

export function HourCell({ when, views, most }: HourCellProps) {
  return (
    <td
      title={`${when}: ${formatCount(views)}`}
      className="h-6 rounded-xs bg-secondary p-0 forced-color-adjust-none forced-colors:bg-[Canvas]"
    >
      {views > 0 && (
        <span
          aria-hidden="true"
          className="block size-full rounded-xs bg-primary forced-colors:bg-[CanvasText]"
          // The least still differs from none, and one hour far above all others leaves these apart.
          style={{ opacity: 0.15 + 0.85 * Math.sqrt(views / most) }}
        />
      )}
      <span className="sr-only">{formatCount(views)}</span>
    </td>
  );
}
