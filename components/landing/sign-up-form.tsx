import { signUpOperations } from "@/lib/contract/clients/operations";
import { textLimits } from "@/lib/contract/values";
import { signUpLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";

const input =
  "mt-1.5 block min-h-13 w-full rounded-2xl border border-quiet bg-paper px-4 text-base aria-invalid:border-danger";

const fields = [
  {
    name: "company_name",
    label: "Company",
    type: "text",
    autoComplete: "organization",
    max: textLimits.companyName,
  },
  { name: "name", label: "Your name", type: "text", autoComplete: "name", max: signUpLimits.name },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel", max: textLimits.phone },
  { name: "email", label: "Email", type: "email", autoComplete: "email", max: textLimits.email },
] as const;

/** A plain form that the site takes as it is; the script sends it without leaving the page and says what is wrong. */
export function SignUpForm({ brandName, hasFailed = false }: { brandName: string; hasFailed?: boolean }) {
  return (
    <form
      action={paths.signUpForm}
      method="post"
      data-send={paths.api(signUpOperations.createSignUp.path)}
      className="mt-8 grid max-w-xl grid-cols-1 gap-5"
    >
      <p
        role="alert"
        data-failure=""
        hidden={!hasFailed}
        className="rounded-2xl border border-danger bg-paper px-4 py-3 text-danger"
      >
        {hasFailed ? "Please check what you entered and send it again." : ""}
      </p>
      {fields.map(({ name, label, type, autoComplete, max }) => (
        <div key={name}>
          <label htmlFor={name} className="font-semibold">
            {label}
          </label>
          <input
            id={name}
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={max}
            required
            aria-describedby={`${name}-error`}
            className={input}
          />
          <p id={`${name}-error`} data-error={name} className="text-danger empty:hidden mt-1.5" />
        </div>
      ))}
      {/* Nobody sees this field; what fills it in is no person. */}
      <div hidden>
        <label htmlFor="fax">Leave this empty</label>
        <input id="fax" name="fax" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <label className="flex min-h-11 gap-3">
          <input
            name="consent"
            type="checkbox"
            value="true"
            required
            aria-describedby="consent-error"
            className="mt-1 size-5 shrink-0 accent-accent"
          />
          <span className="text-quiet">
            {brandName} may keep what I entered to contact me about a card. It is deleted when I ask for it.
          </span>
        </label>
        <p id="consent-error" data-error="consent" className="text-danger empty:hidden mt-1.5" />
      </div>
      <button
        type="submit"
        className="min-h-13 cursor-pointer rounded-2xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong disabled:opacity-60"
      >
        Send request
      </button>
    </form>
  );
}
