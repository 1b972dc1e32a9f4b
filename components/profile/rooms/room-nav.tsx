"use client";

import { type MouseEvent, useRef } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Link } from "@/components/ui/navigation/link";
import { useCurrentInSight } from "@/components/ui/navigation/use-current-in-sight";
import * as paths from "@/lib/paths";
import { useOpenRoom } from "./open-room";
import { type Room, roomLabels, roomPath } from "./rooms";

type RoomNavProps = {
  shown: readonly Room[];
  /** How many fields of a room are to be corrected. */
  wrong?: Partial<Record<Room, number>>;
};

const item =
  "flex h-11 items-center gap-2 rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground focus-ring max-lg:focus-visible:-outline-offset-2 aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground max-lg:shrink-0 max-lg:rounded-full max-lg:whitespace-nowrap max-lg:border max-lg:border-border max-lg:px-2.5 max-lg:aria-[current=page]:border-primary";

/** The rooms of the profile, and the account's screen beside them. */
export function RoomNav({ shown, wrong = {} }: RoomNavProps) {
  const t = useT();
  const { chosen, open } = useOpenRoom();
  const row = useRef<HTMLUListElement>(null);
  useCurrentInSight(row, "[aria-current=page]", chosen);
  function go(event: MouseEvent, room: Room) {
    // A new tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(room);
  }
  return (
    <nav aria-label={t("profile.rooms.label")} className="min-w-0 flex-1">
      <ul
        ref={row}
        className="relative flex gap-1.5 lg:flex-col lg:gap-0.5 max-lg:-me-4 max-lg:overflow-x-auto max-lg:pe-4 max-lg:[scrollbar-width:none] max-lg:sm:-me-6"
      >
        {shown.map((room) => (
          <li key={room}>
            <a
              href={roomPath(room)}
              aria-current={room === chosen ? "page" : undefined}
              onClick={(event) => go(event, room)}
              className={item}
            >
              {t(roomLabels[room])}
              <WrongCount count={wrong[room] ?? 0} />
            </a>
          </li>
        ))}
        <li>
          <Link href={paths.account} className={item}>
            {t("profile.rooms.account")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function WrongCount({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="ms-auto grid h-5 min-w-5 place-items-center rounded-full bg-destructive px-1.5 text-xs text-destructive-foreground">
      {rich(t, "profile.rooms.wrong", { count, quiet: (inner) => <span className="sr-only">{inner}</span> })}
    </span>
  );
}
