import { FileText, Images, KeyRound, LogIn, type LucideIcon, ShoppingBag, SquarePlay, UserRound } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { RelativeTime } from "@/components/ui/time";
import type { Activity } from "@/lib/contract/audit/schema";
import { describeActivity } from "./activity-sentence";
import type { MergedActivity } from "./merge-activity";

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
              <p className="flex flex-wrap gap-x-1.5 text-xs text-muted-foreground">
                {entry.colleague && <bdi className="wrap-anywhere">{entry.colleague}</bdi>}
                {entry.colleague && <span aria-hidden="true">·</span>}
                <RelativeTime time={entry.at} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
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
