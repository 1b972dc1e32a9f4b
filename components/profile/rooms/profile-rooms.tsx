"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { FoundField } from "./field-words";
import { ProfileColumns } from "./profile-columns";
import { RoomNav } from "./room-nav";
import { RoomSearch } from "./room-search";
import type { Room } from "./rooms";
import type { OpenRoom } from "./use-room";

type ProfileRoomsProps = {
  rooms: OpenRoom;
  shown: readonly Room[];
  wrong?: Partial<Record<Room, number>>;
  preview: ReactNode;
  /** Each within a `Room`. */
  children: ReactNode;
};

/** The way to the rooms, what is in the open one, and the card. */
export function ProfileRooms({ rooms, shown, wrong, preview, children }: ProfileRoomsProps) {
  const [sought, setSought] = useState<FoundField | null>(null);
  // Once its room is on the screen.
  useEffect(() => {
    if (sought) focusField(sought);
  }, [sought]);

  function pick(field: FoundField) {
    rooms.open(field.room);
    setSought({ ...field });
  }

  return (
    <ProfileColumns
      aside={
        <>
          <RoomSearch shown={shown} onPick={pick} />
          <RoomNav {...rooms} shown={shown} wrong={wrong} />
        </>
      }
      preview={preview}
    >
      {children}
    </ProfileColumns>
  );
}

/** Its first control; while the profile is only read, its room. */
function focusField({ room, name }: FoundField): void {
  const box = document.querySelector<HTMLElement>(`[data-room="${room}"]`);
  const control = box?.querySelector<HTMLElement>(
    `[name="${name}"], [name^="${name}."], [data-field="${name}"] :is([aria-checked=true], [role=switch])`,
  );
  (control ?? box)?.focus();
}
