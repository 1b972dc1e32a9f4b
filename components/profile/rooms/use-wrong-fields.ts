"use client";

import { useEffect, useRef } from "react";
import { type Control, useFormState } from "react-hook-form";
import { showFaults } from "@/components/form/show-faults";
import type { ProfileForm } from "@/lib/contract/cards/schema";
import { formFields } from "./field-words";
import { useOpenRoom } from "./open-room";
import { type Room, roomNames } from "./rooms";

/**
 * How many fields are wrong in each room. When saving finds some and the open room has none of them, the first room that
 * has is opened, at its field.
 */
export function useWrongFields<O>(control: Control<ProfileForm, unknown, O>): Partial<Record<Room, number>> {
  const { room, open } = useOpenRoom();
  const { errors, submitCount } = useFormState({ control });
  const wrong = Object.fromEntries(
    roomNames.map((name) => [
      name,
      formFields.filter((field) => roomsOf(field.room, errors[field.name]).includes(name)).length,
    ]),
  ) as Record<Room, number>;
  const first = wrong[room] > 0 ? room : roomNames.find((name) => wrong[name] > 0);

  const answered = useRef(submitCount);
  const leadsTo = useRef<Room | null>(null);
  useEffect(() => {
    if (answered.current === submitCount) return;
    answered.current = submitCount;
    if (!first || first === room) return;
    leadsTo.current = first;
    open(first);
  }, [submitCount, first, room, open]);
  useEffect(() => {
    if (leadsTo.current !== room) return;
    leadsTo.current = null;
    const opened = document.querySelector(`[data-room="${room}"]`);
    if (opened) void showFaults(opened);
  }, [room]);

  return wrong;
}

/** Where a field's faults are; what the entries of a list say in other languages is written in the room of languages. */
function roomsOf(room: Room, error: unknown): Room[] {
  if (typeof error !== "object" || error === null) return [];
  if ("type" in error && typeof error.type === "string") return [room];
  return Object.entries(error).flatMap(([name, inner]) => roomsOf(name === "texts" ? "languages" : room, inner));
}
