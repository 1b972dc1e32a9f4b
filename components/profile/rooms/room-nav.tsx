"use client";

import type { MouseEvent } from "react";
import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";
import { useOpenRoom } from "./open-room";
import { type Room, roomPath, rooms } from "./rooms";

type RoomNavProps = {
  shown: readonly Room[];
  /** How many fields of a room are to be corrected. */
  wrong?: Partial<Record<Room, number>>;
};

const item =
  "flex h-11 items-center gap-2 rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground focus-ring aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground max-lg:rounded-full max-lg:border max-lg:border-border max-lg:px-2.5 max-lg:aria-[current=page]:border-primary";

/** The rooms of the profile, and the account's screen beside them. */
export function RoomNav({ shown, wrong = {} }: RoomNavProps) {
  const { chosen, open } = useOpenRoom();
  function go(event: MouseEvent, room: Room) {
    // A new tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(room);
  }
  return (
    <nav aria-label="Profile">
      <ul className="flex flex-wrap gap-1.5 lg:flex-col lg:gap-0.5">
        {shown.map((room) => (
          <li key={room}>
            <a
              href={roomPath(room)}
              aria-current={room === chosen ? "page" : undefined}
              onClick={(event) => go(event, room)}
              className={item}
            >
              {rooms[room].label}
              <WrongCount count={wrong[room] ?? 0} />
            </a>
          </li>
        ))}
        <li>
          <Link href={paths.account} className={item}>
            Account
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function WrongCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto grid h-5 min-w-5 place-items-center rounded-full bg-destructive px-1.5 text-xs text-destructive-foreground">
      {count}
      <span className="sr-only"> to correct</span>
    </span>
  );
}
