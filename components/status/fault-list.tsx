import { LocalTime } from "@/components/ui/time";
import type { Fault } from "@/lib/contract/health/schema";
import { formatCount } from "@/lib/format/number";

/** Each kind of error once, the latest first; its number leads to its lines in the log. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return <p className="text-sm text-muted-foreground">No errors.</p>;
  return (
    <ul className="divide-y divide-border">
      {faults.map(({ message, detail, count, last_at, request_id, job }) => (
        <li
          key={`${message} ${detail}`}
          className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0 sm:flex-row sm:justify-between sm:gap-6"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {message}
              {count > 1 && <span className="ml-2 font-normal text-muted-foreground">{formatCount(count)} times</span>}
            </p>
            {detail && <p className="wrap-anywhere text-muted-foreground">{detail}</p>}
            {job && <p className="wrap-anywhere text-muted-foreground">Job {job}</p>}
            {request_id && <p className="wrap-anywhere text-muted-foreground">Request {request_id}</p>}
          </div>
          <LocalTime time={last_at} isExact className="shrink-0 text-muted-foreground tabular-nums" />
        </li>
      ))}
    </ul>
  );
}
