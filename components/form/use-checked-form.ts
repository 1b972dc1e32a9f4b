"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type ResolverResult,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { useIdleLoad } from "@/components/ui/lazy";
import { messageOf, RequestError } from "@/lib/api/call/request";
import { createSchemaResolver, type SchemaSource } from "./schema-resolver";
import { painted, showFaults } from "./show-faults";

export type CheckedForm<I extends FieldValues, O> = UseFormReturn<I, unknown, O>;

export type CheckedFormOptions<I extends FieldValues, O> = {
  schema: SchemaSource<I, O>;
  defaultValues: DefaultValues<I>;
  /** Used if the server gives no reason. */
  failureText: string;
  onSubmit: (input: O, form: CheckedForm<I, O>) => Promise<void>;
};

/**
 * Validated by the schema, then by the server, whose field errors are shown at the fields; other failures belong to the
 * whole form, until the next submit. `FormHold` blocks submitting.
 */
export function useCheckedForm<I extends FieldValues, O>(options: CheckedFormOptions<I, O>) {
  const { schema, defaultValues, failureText, onSubmit } = options;
  const t = useT();
  const [resolver] = useState(() => createSchemaResolver(schema));
  const isAsked = useRef(false);
  const isUnderWay = useRef(false);
  const form = useForm<I, unknown, O>({ resolver: check, defaultValues });
  const [failure, setFailure] = useState<string | null>(null);

  useIdleLoad(resolver.prepare);

  /** Paints the busy state before validation errors. */
  async function check(...input: Parameters<typeof resolver>): Promise<ResolverResult<I, O>> {
    if (isAsked.current) await painted();
    return resolver(...input);
  }

  const [held, hold] = useState(false);

  function send(event: SyntheticEvent) {
    const { currentTarget } = event;
    return form.handleSubmit(
      async (input) => {
        setFailure(null);
        try {
          await onSubmit(input, form);
        } catch (error) {
          if (!showFieldErrors(form, error)) setFailure(t.say(messageOf(error, failureText)));
        }
      },
      ({ root }) => (root?.message ? setFailure(t.say(root.message)) : void nameFaults(currentTarget)),
    )(event);
  }

  async function nameFaults(element: Element) {
    const names = await showFaults(element);
    setFailure(names.length > 0 ? t("common.checkFields", { names: names.join(", ") }) : null);
  }

  /** Nothing while another is being checked or sent: a double tap sends once. */
  async function submit(event: SyntheticEvent) {
    if (held || isUnderWay.current) return event.preventDefault();
    isUnderWay.current = true;
    isAsked.current = true;
    const sent = send(event);
    isAsked.current = false;
    await sent.finally(() => {
      isUnderWay.current = false;
    });
  }

  return { form, submit, failure, held, hold };
}

/** Shows the server's field errors and focuses the first. @returns false if the error names no field of the form */
function showFieldErrors<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, error: unknown): boolean {
  if (!(error instanceof RequestError) || !error.fields) return false;
  const values = form.getValues();
  const known = Object.entries(error.fields).filter(
    ([name]) => name in values || form.getValues(name as FieldPath<V>) !== undefined,
  );
  known.forEach(([name, [message]], index) => {
    form.setError(name as FieldPath<V>, { type: "server", message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
