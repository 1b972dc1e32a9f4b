"use client";

import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { limits } from "@/lib/contract/limits";
import type { SettingsForm } from "./settings-form-values";

/** What can be booked. The focus goes to one that was added, and back to the button. */
export function ServiceFields({ form }: { form: SettingsForm }) {
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "services", keyName: "key" });
  const button = useRef<HTMLButtonElement>(null);
  const { services: errors } = formState.errors;
  const error = errors?.root?.message ?? errors?.message;
  return (
    <fieldset className="flex flex-col gap-4 sm:col-span-2">
      <legend className="mb-3 font-medium">Services</legend>
      {fields.map((service, index) => (
        <fieldset
          key={service.key}
          className="grid grid-cols-2 items-start gap-3 border-b border-border pb-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <legend className="sr-only">Service {index + 1}</legend>
          <FormField
            control={control}
            name={`services.${index}.name`}
            label="Name"
            required
            className="max-sm:col-span-2"
          >
            {(field) => <Input placeholder="For example: Hair cut" maxLength={limits.appointment.service} {...field} />}
          </FormField>
          <FormField control={control} name={`services.${index}.minutes`} label="Minutes" required>
            {(field) => <Input inputMode="numeric" {...field} />}
          </FormField>
          <FormField control={control} name={`services.${index}.price`} label="Price (optional)">
            {(field) => <Input placeholder="₹300" maxLength={limits.appointment.price} {...field} />}
          </FormField>
          <Button
            variant="ghost"
            className="justify-self-start sm:mt-6.5"
            aria-label={`Remove service ${index + 1}`}
            onClick={() => {
              remove(index);
              button.current?.focus();
            }}
          >
            <Trash2 aria-hidden="true" />
            <span className="sm:sr-only">Remove</span>
          </Button>
        </fieldset>
      ))}
      {error && (
        <p role="alert" className="text-sm text-destructive">
          {error}
        </p>
      )}
      {fields.length < limits.appointment.services && (
        <Button
          ref={button}
          variant="outline"
          className="self-start"
          onClick={() =>
            append({ name: "", minutes: "30", price: "" }, { focusName: `services.${fields.length}.name` })
          }
        >
          <Plus aria-hidden="true" />
          Add a service
        </Button>
      )}
    </fieldset>
  );
}
