import { signUpOperations } from "@/lib/contract/clients/operations";
import { accountLimits } from "@/lib/contract/identity/values";
import { textLimits } from "@/lib/contract/values";
import { signUpLimits } from "@/lib/contract/visitors/values";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

const input =
  "mt-1.5 block min-h-13 w-full rounded-2xl border border-quiet bg-paper px-4 text-base aria-invalid:border-danger";

const fields = [
  {
    name: "company_name",
    label: "sign-up.form.company",
    type: "text",
    autoComplete: "organization",
    max: textLimits.companyName,
  },
  { name: "name", label: "sign-up.form.name", type: "text", autoComplete: "name", max: signUpLimits.name },
  { name: "phone", label: "sign-up.form.phone", type: "tel", autoComplete: "tel", max: textLimits.phone },
] as const;

const emailField = {
  name: "email",
  label: "sign-up.form.email",
  type: "email",
  autoComplete: "email",
  max: textLimits.email,
} as const;

const passwordField = {
  name: "password",
  label: "sign-up.open.password",
  type: "password",
  autoComplete: "new-password",
  max: accountLimits.password.max,
} as const;

type TextFieldProps = {
  t: T;
  name: string;
  label: Key;
  hint?: Key;
  type: string;
  autoComplete: string;
  max: number;
  isOptional?: boolean;
};

function TextField({ t, name, label, hint, type, autoComplete, max, isOptional }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {t(label)}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={max}
        required={!isOptional}
        aria-describedby={hint ? `${name}-hint ${name}-error` : `${name}-error`}
        className={input}
      />
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-sm text-quiet">
          {t(hint)}
        </p>
      )}
      <p id={`${name}-error`} data-error={name} className="text-danger empty:hidden mt-1.5" />
    </div>
  );
}

/** Shown by the script, where the browser can. */
function PasskeyButton({ t }: { t: T }) {
  return (
    <div hidden data-passkey-part="">
      <button
        type="button"
        data-passkey={paths.api(signUpOperations.startAccountPasskey.path)}
        data-unused={t("sign-up.open.noPasskey")}
        className="min-h-13 w-full cursor-pointer rounded-2xl border border-line bg-paper px-6 font-semibold text-accent-strong hover:bg-sunken disabled:opacity-60"
      >
        {t("sign-up.open.passkey")}
      </button>
      <input type="hidden" name="passkey" disabled />
      <p data-error="passkey" aria-live="polite" className="text-danger empty:hidden mt-1.5" />
    </div>
  );
}

type SignUpFormProps = { t: T; brandName: string; isOpen: boolean; takesPasskeys: boolean; hasFailed: boolean };

/** Works without the script, which submits it in place. */
export function SignUpForm({ t, brandName, isOpen, takesPasskeys, hasFailed }: SignUpFormProps) {
  const operation = isOpen ? signUpOperations.openAccount : signUpOperations.createSignUp;
  return (
    <form
      action={paths.signUpForm(t.language)}
      method="post"
      data-send={paths.api(operation.path)}
      data-sending={t("forms.send.busy")}
      data-unsent={t("forms.send.failed")}
      className="mt-8 grid max-w-xl grid-cols-1 gap-5"
    >
      <p
        role="alert"
        data-failure=""
        hidden={!hasFailed}
        className="rounded-2xl border border-danger bg-paper px-4 py-3 text-danger"
      >
        {hasFailed ? t("sign-up.form.check") : ""}
      </p>
      {fields.map((field) => (
        <TextField key={field.name} t={t} {...field} />
      ))}
      {isOpen ? (
        <>
          <TextField t={t} {...emailField} label="sign-up.open.email" hint="sign-up.open.emailHint" isOptional />
          <TextField t={t} {...passwordField} />
          {takesPasskeys && <PasskeyButton t={t} />}
        </>
      ) : (
        <TextField t={t} {...emailField} />
      )}
      {isOpen && <input type="hidden" name="language" value={t.language} />}
      {/* Honeypot. */}
      <div hidden>
        <label htmlFor="fax">{t("sign-up.form.fax")}</label>
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
            {t(isOpen ? "sign-up.open.consent" : "sign-up.form.consent", { site: brandName })}
          </span>
        </label>
        <p id="consent-error" data-error="consent" className="text-danger empty:hidden mt-1.5" />
      </div>
      <button
        type="submit"
        className="min-h-13 cursor-pointer rounded-2xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong disabled:opacity-60"
      >
        {t(isOpen ? "sign-up.open.send" : "sign-up.form.send")}
      </button>
    </form>
  );
}
