import { FileText, Images, KeyRound, LogIn, type LucideIcon, ShoppingBag, SquarePlay, UserRound } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Skeleton } from "@/components/ui/skeleton";
import { RelativeTime } from "@/components/ui/time";
import type { Activity } from "@/lib/contract/audit/schema";
import { activityLimits } from "@/lib/contract/notifications/values";
import { describeActivity } from "./activity-sentence";

/** What happened, one sentence and its time each; what happened several times on a day is one line with its last time. */
export function ActivityList({ entries }: { entries: readonly MergedActivity[] }) {
  const t = useT();
  const user = useSessionUser();
  return (
    <ul className="divide-y divide-border">
      {entries.map(({ times, isToday, ...entry }) => {
        const Icon = iconOf(entry);
        return (
          <li key={entry.id} className="flex items-start gap-3 px-4 py-3 sm:px-5">
            <Mark icon={Icon} />
            <div className="min-w-0 flex-1 text-sm">
              <p className="wrap-anywhere">
                {times > 1
                  ? t(isToday ? "activity.timesToday" : "activity.times", {
                      sentence: describeActivity(t, entry, user),
                      times,
                    })
                  : describeActivity(t, entry, user)}
              </p>
              <RelativeTime time={entry.at} className="text-xs text-muted-foreground" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function ActivityListSkeleton({ label, rows = activityLimits.shown }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-busy="true" className="divide-y divide-border">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else, and never move
        <div key={row} className="flex items-start gap-3 px-5 py-3">
          <Skeleton rounded="full" className="size-8 shrink-0" />
          <div className="flex-1 py-0.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2 h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Mark({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground">
      <Icon aria-hidden="true" className="size-4" />
    </span>
  );
}

const icons: Record<string, LucideIcon> = {
  document: FileText,
  product: ShoppingBag,
  video: SquarePlay,
  banner: Images,
  password: KeyRound,
  sign: LogIn,
};

function iconOf({ action }: Activity): LucideIcon {
  return icons[action.split("_")[0] ?? ""] ?? UserRound;
}

/** What happened, how often that day, and whether the day is today. */
type MergedActivity = Activity & { times: number; isToday: boolean };

/** Newest first as `entries` are; what happened again on the same day, in the reader's time zone, is counted, not repeated. */
export function mergeActivity(entries: readonly Activity[], now = new Date()): MergedActivity[] {
  const merged = new Map<string, MergedActivity>();
  const today = now.toDateString();
  for (const entry of entries) {
    const day = new Date(entry.at).toDateString();
    const { action, detail, is_own, client_id, company_name } = entry;
    const key = JSON.stringify([day, action, detail, is_own, client_id, company_name]);
    const former = merged.get(key);
    if (former) former.times += 1;
    else merged.set(key, { ...entry, times: 1, isToday: day === today });
  }
  return [...merged.values()];
}
