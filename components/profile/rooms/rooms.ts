import type { CompleteProfile } from "@/lib/contract/cards/schema";
import type { Key } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { knowsPayment } from "../payment/knows-payment";

/** The parts of a profile, each short enough for a phone. The first is the one that the screen opens with. */
export const roomNames = [
  "contact",
  "about",
  "look",
  "sections",
  "links",
  "hours",
  "branches",
  "payment",
  "languages",
] as const;
export type Room = (typeof roomNames)[number];

export const roomLabels = {
  contact: "profile.rooms.contact",
  about: "profile.rooms.about",
  look: "profile.rooms.look",
  sections: "profile.rooms.sections",
  links: "profile.rooms.links",
  hours: "profile.rooms.hours",
  branches: "profile.rooms.branches",
  payment: "profile.rooms.payment",
  languages: "profile.rooms.languages",
} as const satisfies Record<Room, Key>;

export const firstRoom: Room = roomNames[0];

/** The rooms that have something in them: providers written elsewhere may know of no hours, sections, branches, payment or languages. */
export function listRooms({ profile }: CompleteProfile): Room[] {
  const isThere: Partial<Record<Room, boolean>> = {
    sections: profile.sections !== undefined,
    hours: profile.opening_hours !== undefined || profile.time_zone !== undefined,
    branches: profile.branches !== undefined,
    payment: knowsPayment(profile),
    languages: profile.language !== undefined,
  };
  return roomNames.filter((room) => isThere[room] ?? true);
}

export function isRoom(name: string): name is Room {
  return (roomNames as readonly string[]).includes(name);
}

/** Where a room is: the first one at the profile's own address. */
export function roomPath(room: Room): string {
  return room === firstRoom ? paths.profile : paths.profileRoom(room);
}
