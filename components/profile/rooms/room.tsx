"use client";

import { type ReactNode, useDeferredValue } from "react";
import { cn } from "@/components/ui/cn";
import { useOpenRoom } from "./open-room";
import type { Room as RoomName } from "./rooms";

type RoomProps = { name: RoomName; children: ReactNode };

/** What is in one room; the others stay as they are while they are out of sight. */
export function Room({ name, children }: RoomProps) {
  const isOpen = useOpenRoom().room === name;
  // What is out of sight is made, and changed, once what is in sight stands.
  const later = useDeferredValue(children, null);
  return (
    <div
      data-room={name}
      tabIndex={-1}
      hidden={!isOpen}
      className={cn("min-w-0 flex-col gap-3 outline-none lg:gap-6", isOpen ? "flex" : "hidden")}
    >
      {isOpen ? children : later}
    </div>
  );
}
