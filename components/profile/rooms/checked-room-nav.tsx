"use client";

import type { Control } from "react-hook-form";
import type { ProfileForm } from "@/lib/contract/cards/schema";
import { RoomNav } from "./room-nav";
import type { Room } from "./rooms";
import { useWrongFields } from "./use-wrong-fields";

type CheckedRoomNavProps<O> = { control: Control<ProfileForm, unknown, O>; shown: readonly Room[] };

/** The way to the rooms of the form, with how much is to be corrected in each. */
export function CheckedRoomNav<O>({ control, shown }: CheckedRoomNavProps<O>) {
  return <RoomNav shown={shown} wrong={useWrongFields(control)} />;
}
