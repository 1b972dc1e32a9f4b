"use client";

import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { type FieldArray, useFieldArray } from "react-hook-form";
import { MoveMenu } from "@/components/list/move-menu";
import { Button } from "@/components/ui/button";
import type { ProfileForm } from "@/lib/contract/profile";
import type { ProfileFormControl } from "../form/profile-form-values";

type ListName = "phones" | "links" | "branches";

type ListFieldsProps<N extends ListName> = {
  control: ProfileFormControl;
  name: N;
  /** What one of them is called: "branch". */
  noun: string;
  max: number;
  /** A new one. */
  empty: FieldArray<ProfileForm, N>;
  /** The fields of one, at its place among them. */
  children: (index: number) => ReactNode;
};

/** A list of the profile's, each of its items a small form: added, removed and moved by one place at a time. */
export function ListFields<N extends ListName>({ control, name, noun, max, empty, children }: ListFieldsProps<N>) {
  const { fields, append, remove, move } = useFieldArray<ProfileForm, N>({ control: control as never, name });
  const button = useRef<HTMLButtonElement>(null);

  function drop(index: number) {
    remove(index);
    button.current?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4 empty:hidden">
        {fields.map(({ id }, index) => {
          const item = `${noun} ${index + 1}`;
          return (
            <li key={id}>
              <fieldset className="flex min-w-0 flex-col gap-4 rounded-lg border border-border p-4">
                <legend className="sr-only">{item}</legend>
                {children(index)}
                <div className="flex items-center gap-2">
                  <MoveMenu
                    name={item}
                    onUp={index > 0 ? () => move(index, index - 1) : undefined}
                    onDown={index < fields.length - 1 ? () => move(index, index + 1) : undefined}
                  />
                  <Button variant="ghost" size="sm" aria-label={`Remove ${item}`} onClick={() => drop(index)}>
                    <Trash2 aria-hidden="true" />
                    Remove
                  </Button>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
      <Button
        ref={button}
        variant="outline"
        className="self-start"
        disabled={fields.length >= max}
        onClick={() => append(empty)}
      >
        <Plus aria-hidden="true" />
        Add a {noun}
      </Button>
    </div>
  );
}
