"use client";

import { type ComponentProps, useEffect, useRef } from "react";

/** Takes the focus as a whole: a focused field would scroll past what is above it, and open a phone's keyboard. */
export function EditForm(props: Pick<ComponentProps<"form">, "onSubmit" | "children">) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Edit profile"
      noValidate
      method="post"
      className="flex flex-col gap-6 outline-none"
      {...props}
    />
  );
}
