"use client";

import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import {
  type Control,
  type FieldArray,
  type FieldArrayPath,
  type FieldError,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
} from "react-hook-form";
import { Button } from "@/components/ui/button";
import { MoveMenu } from "./move-menu";

type ListFieldsProps<V extends FieldValues, N extends FieldArrayPath<V>, O> = {
  // biome-ignore lint/suspicious/noExplicitAny: the form's context is of no concern to a field
  control: Control<V, any, O>;
  name: N;
  /** What one of them is called: "branch". */
  noun: string;
  max: number;
  /** A new one. */
  empty: FieldArray<V, N>;
  /** The fields of one, at its place among them. */
  children: (index: number) => ReactNode;
};

/**
 * A list as a field of a form, each of its items a small form: added, removed, and moved by one place at a time. The
 * focus goes to one that was added, and back to the button.
 */
export function ListFields<V extends FieldValues, N extends FieldArrayPath<V>, O>({
  control,
  name,
  noun,
  max,
  empty,
  children,
}: ListFieldsProps<V, N, O>) {
  const { fields, append, remove, move } = useFieldArray({
    // What the form makes of its values is of no concern to a list of them.
    control: control as unknown as Control<V>,
    name,
    // An item may have an id of its own.
    keyName: "key",
  });
  const { errors } = useFormState({ control });
  const error = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const failure = error?.root?.message ?? error?.message;
  const button = useRef<HTMLButtonElement>(null);

  function drop(index: number) {
    remove(index);
    button.current?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4 empty:hidden">
        {fields.map(({ key }, index) => {
          const item = `${noun} ${index + 1}`;
          return (
            <li key={key}>
              <fieldset className="relative flex min-w-0 flex-col gap-4 rounded-lg border border-border p-4 pt-6">
                <legend className="sr-only">{item}</legend>
                {children(index)}
                {/* Beside the first label, where there is room for it. */}
                <div className="absolute top-0.5 right-1 flex">
                  <MoveMenu
                    name={item}
                    onUp={index > 0 ? () => move(index, index - 1) : undefined}
                    onDown={index < fields.length - 1 ? () => move(index, index + 1) : undefined}
                  />
                  <Button
                    variant="destructive-ghost"
                    size="icon-sm"
                    aria-label={`Remove ${item}`}
                    title="Remove"
                    onClick={() => drop(index)}
                  >
                    <Trash2 aria-hidden="true" />
                  </Button>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {failure && (
        <p role="alert" className="text-sm text-destructive">
          {failure}
        </p>
      )}
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
