import { textLimits } from "@/lib/contract/values";
import { leadLimits } from "@/lib/contract/visitors/values";

type Field = {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  autoComplete?: string;
  inputMode?: "email";
  required?: boolean;
};

/** A line to fill in; `rows` makes it several. */
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
      {rows ? <textarea rows={rows} dir="auto" {...field} /> : <input type={type} dir="auto" {...field} />}
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} />
    </div>
  );
}

/** Stays empty until the script has something to say there. */
export function FieldError({ name }: { name: string }) {
  return <p className="form-error" id={`form-${name}-error`} data-error={name} />;
}

/** Who sends a form; the phone has to be told unless a `hint` says otherwise. */
export function SenderFields({ hint }: { hint?: string }) {
  return (
    <>
      <FormField name="name" label="Your name" autoComplete="name" maxLength={leadLimits.name} />
      <FormField
        name="phone"
        label="Your phone number"
        hint={hint}
        type="tel"
        autoComplete="tel"
        maxLength={textLimits.phone}
        required={hint === undefined}
      />
    </>
  );
}
