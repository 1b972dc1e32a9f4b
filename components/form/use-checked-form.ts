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
import { useIdleLoad } from "@/components/ui/lazy";
import { messageOf, RequestError } from "@/lib/api/call/request";
import { createSchemaResolver, type SchemaSource } from "./schema-resolver";
import { painted, showFaults } from "./show-faults";

export type CheckedForm<I extends FieldValues, O> = UseFormReturn<I, unknown, O>;

export type CheckedFormOptions<I extends FieldValues, O> = {
  schema: SchemaSource<I, O>;
  defaultValues: DefaultValues<I>;
  /** Shown when the server gives no reason of its own. */
  failureText: string;
  /** Sends the checked input, and does what follows a success. */
  onSubmit: (input: O, form: CheckedForm<I, O>) => Promise<void>;
};

/**
 * A form that the schema checks before it is sent and the server after. What the server says of a field is shown there;
 * any other failure is handed back for the form as a whole, until the next try.
 * A form whose fields can `hold` it (see `FormHold`) is not sent while it is held.
 */
export function useCheckedForm<I extends FieldValues, O>(options: CheckedFormOptions<I, O>) {
  const { schema, defaultValues, failureText, onSubmit } = options;
  const [resolver] = useState(() => createSchemaResolver(schema));
  const isAsked = useRef(false);
  const form = useForm<I, unknown, O>({ resolver: check, defaultValues });
  const [failure, setFailure] = useState<string | null>(null);

  useIdleLoad(resolver.prepare);

  /** A slow phone shows that its form is asked to be sent before it draws what is wrong in it. */
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
          if (!showFieldErrors(form, error)) setFailure(messageOf(error, failureText));
        }
      },
      ({ root }) => (root?.message ? setFailure(root.message) : void nameFaults(currentTarget)),
    )(event);
  }

  async function nameFaults(element: Element) {
    const names = await showFaults(element);
    setFailure(names.length > 0 ? `Check: ${names.join(", ")}` : null);
  }

  /** Enter sends a form, too. */
  function submit(event: SyntheticEvent) {
    if (held) return event.preventDefault();
    isAsked.current = true;
    const sent = send(event);
    isAsked.current = false;
    return sent;
  }

  return { form, submit, failure, held, hold };
}

/**
 * Puts the server's field errors on the form's own fields and moves focus to the first of them.
 * @returns false when the error names no field of the form, so that it has to be shown as a whole.
 */
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
