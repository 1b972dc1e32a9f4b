"use client";

import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import type { FoundField } from "./field-words";
import { useOpenRoom } from "./open-room";
import { ProfileColumns } from "./profile-columns";
import { RoomSearch } from "./room-search";
import type { Room } from "./rooms";

type ProfileRoomsProps = {
  shown: readonly Room[];
  nav: ReactNode;
  preview: ReactNode;
  /** Each within a `Room`. */
  children: ReactNode;
};

/** The way to the rooms, what is in the open one, and the card. */
export function ProfileRooms({ shown, nav, preview, children }: ProfileRoomsProps) {
  const { open } = useOpenRoom();
  const [sought, setSought] = useState<FoundField | null>(null);
  // Once its room is on the screen.
  const found = useDeferredValue(sought);
  useEffect(() => {
    if (found) focusField(found);
  }, [found]);

  function pick(field: FoundField) {
    open(field.room);
    setSought({ ...field });
  }

  return (
    <ProfileColumns
      aside={
        <div className="relative flex gap-1.5 large-text:flex-col lg:flex-col lg:gap-4">
          <RoomSearch shown={shown} onPick={pick} />
          {nav}
        </div>
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
