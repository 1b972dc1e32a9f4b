"use client";

import { createContext, type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { firstRoom, type Room, roomPath } from "./rooms";

type OpenRoom = {
  room: Room;
  /** The one to be opened next, once a slow phone has shown that it was chosen. */
  chosen: Room;
  open: (room: Room) => void;
};

const OpenRoomContext = createContext<OpenRoom | null>(null);

type OpenRoomProviderProps = {
  /** What the address asks for. */
  asked?: Room;
  children: ReactNode;
};

/**
 * Knows which room of the profile is open. Each has an address, which the browser shows without asking the server; what is
 * being typed stays. Going back leaves the screen, whichever rooms were looked into.
 */
export function OpenRoomProvider({ asked = firstRoom, children }: OpenRoomProviderProps) {
  const [chosen, setChosen] = useState(asked);
  const room = useDeferredValue(chosen);
  const addressed = useRef(room);
  useEffect(() => {
    if (addressed.current === room) return;
    addressed.current = room;
    // The router follows, which takes longer than the room itself.
    window.history.replaceState(null, "", roomPath(room));
  }, [room]);
  const value = useMemo(() => ({ room, chosen, open: setChosen }), [room, chosen]);
  return <OpenRoomContext value={value}>{children}</OpenRoomContext>;
}

/** Whoever asks is made again with each room that is opened, so only what depends on it should. */
export function useOpenRoom(): OpenRoom {
  const openRoom = use(OpenRoomContext);
  if (!openRoom) throw new Error("No room is open outside OpenRoomProvider");
  return openRoom;
}
