"use client";

import { useState } from "react";
import { firstRoom, type Room, roomPath } from "./rooms";

/**
 * The room that is open, at first the one that the address asks for, and how another is. Each has an address, which the browser shows without asking the server; what
 * is being typed stays. Going back leaves the screen, whichever rooms were looked into.
 */
export function useRoom(asked: Room = firstRoom) {
  const [room, setRoom] = useState(asked);

  function open(next: Room): void {
    setRoom(next);
    window.history.replaceState(null, "", roomPath(next));
  }

  return { room, open };
}

export type OpenRoom = ReturnType<typeof useRoom>;
