import { textLimits } from "@/lib/contract/values";
import { leadLimits } from "@/lib/contract/visitors/values";
import type { T } from "@/lib/i18n/translator";

type Field = {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  autoComplete?: string;
  inputMode?: "email";
  required?: boolean;
};

/** With `rows`: a textarea. */
export function FormField({
  name,
  label,
  hint,
  rows,
  type = "text",
  required = true,
  ...more
}: Field & { type?: "text" | "email" | "tel"; rows?: number }) {
  const id = `form-${name}`;
  const field = { id, name, required, "aria-describedby": hint ? `${id}-hint ${id}-error` : `${id}-error`, ...more };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea rows={rows} dir="auto" {...field} />
      ) : (
        <input type={type} dir={type === "text" ? "auto" : "ltr"} {...field} />
      )}
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} />
    </div>
  );
}

/** Filled by the script. */
export function FieldError({ name }: { name: string }) {
  return <p className="form-error" id={`form-${name}-error`} data-error={name} />;
}

/** The phone is required unless there is a `hint`. */
export function SenderFields({ t, hint }: { t: T; hint?: string }) {
  return (
    <>
      <FormField name="name" label={t("forms.sender.name")} autoComplete="name" maxLength={leadLimits.name} />
      <FormField
        name="phone"
        label={t("forms.sender.phone")}
        hint={hint}
        type="tel"
        autoComplete="tel"
        maxLength={textLimits.phone}
        required={hint === undefined}
      />
    </>
  );
}
