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
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import type { Place } from "@/lib/i18n/messages";
import { MoveMenu } from "./move-menu";

type ListFieldsProps<V extends FieldValues, N extends FieldArrayPath<V>, O> = {
  // biome-ignore lint/suspicious/noExplicitAny: the form's context is of no concern to a field
  control: Control<V, any, O>;
  name: N;
  words: Place<"item" | "remove" | "add">;
  max: number;
  /** A new item. */
  empty: FieldArray<V, N>;
  /** The fields of the item at `index`. */
  children: (index: number) => ReactNode;
};

/** A field array: add, remove, move by one place. Focus goes to an added item, and back to the button. */
export function ListFields<V extends FieldValues, N extends FieldArrayPath<V>, O>({
  control,
  name,
  words,
  max,
  empty,
  children,
}: ListFieldsProps<V, N, O>) {
  const t = useT();
  const { fields, append, remove, move } = useFieldArray({
    // The form's output type does not matter here.
    control: control as unknown as Control<V>,
    name,
    // Items may have their own `id`.
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
          const number = index + 1;
          const item = t(`${words}.item`, { number });
          return (
            <li key={key}>
              <fieldset className="relative flex min-w-0 flex-col gap-4 rounded-lg border border-border p-4 pt-6">
                <legend className="sr-only">{item}</legend>
                {children(index)}
                {/* Beside the first label. */}
                <div className="absolute top-0.5 end-1 flex">
                  <MoveMenu
                    name={item}
                    onUp={index > 0 ? () => move(index, index - 1) : undefined}
                    onDown={index < fields.length - 1 ? () => move(index, index + 1) : undefined}
                  />
                  <Button
                    variant="destructive-ghost"
                    size="icon-sm"
                    aria-label={t(`${words}.remove`, { number })}
                    title={t("common.remove")}
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
          {t.say(failure)}
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
        {t(`${words}.add`)}
      </Button>
    </div>
  );
}
