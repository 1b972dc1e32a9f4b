import type { ReactNode } from "react";
import { signUpOperations } from "@/lib/contract/clients/operations";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import * as failures from "@/lib/contract/failures";
import { textLimits } from "@/lib/contract/values";
import { signUpLimits } from "@/lib/contract/visitors/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import type { Offer } from "./offers";
import { PlanList, PlanPrice } from "./plans";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export type SignUpOutcome = "thanks" | "check" | "later";

type Props = { t: T; site: SiteBrand; offer: Offer; outcome?: SignUpOutcome };

/** `outcome`: sent without the script. */
export function SignUpPage({ t, site, offer, outcome }: Props) {
  return (
    <>
      <SiteHeader t={t} site={site} />
      <main className="mx-auto max-w-6xl px-5 py-14 sm:py-20">
        {outcome === "thanks" || outcome === "later" ? (
          <Message t={t} title={t(outcome === "thanks" ? "sign-up.sent" : "sign-up.later")}>
            {t.say(outcome === "thanks" ? signUpMessages.received : failures.tooManyAttempts)}
          </Message>
        ) : (
          <div data-form-part="" className="grid grid-cols-1 gap-12 lg:grid-cols-[1.2fr_1fr]">
            <div>
              <p className="text-sm font-bold tracking-widest text-gold uppercase">{t("sign-up.label")}</p>
              <h1 className="mt-2 font-serif text-3xl font-semibold text-balance sm:text-4xl">{t("sign-up.title")}</h1>
              <p className="mt-4 max-w-xl text-lg text-quiet">{t("sign-up.text")}</p>
              <SignUpForm t={t} brandName={site.name} hasFailed={outcome === "check"} />
            </div>
            <PlanSummary t={t} offer={offer} />
            <template data-sent="">
              <Message t={t} title={t("sign-up.sent")}>
                {t.say(signUpMessages.received)}
              </Message>
            </template>
          </div>
        )}
      </main>
      <SiteFooter t={t} brandName={site.name} path={paths.signUp} />
    </>
  );
}

function PlanSummary({ t, offer }: { t: T; offer: Offer }) {
  return (
    <aside
      aria-label={t("sign-up.plan")}
      className="self-start rounded-3xl border border-line bg-paper p-7 sm:p-9 lg:mt-10"
    >
      {offer.name && (
        <p className="mb-3 text-xl font-semibold wrap-anywhere" dir="auto">
          {offer.name}
        </p>
      )}
      <PlanPrice t={t} offer={offer} className="text-5xl" />
      <PlanList items={offer.items} className="mt-6 grid gap-3 border-t border-line pt-6" />
    </aside>
  );
}

function Message({ t, title, children }: { t: T; title: string; children: ReactNode }) {
  return (
    <div role="status" tabIndex={-1} className="max-w-xl outline-none">
      <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{title}</h1>
      <p className="mt-4 text-lg text-quiet">{children}</p>
      <a
        href={paths.inLanguage(t.language, paths.home)}
        className="mt-8 inline-flex min-h-13 items-center justify-center rounded-2xl border border-line bg-paper px-6 font-semibold text-accent-strong hover:bg-sunken"
      >
        {t("sign-up.home")}
      </a>
    </div>
  );
}

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
  { name: "email", label: "sign-up.form.email", type: "email", autoComplete: "email", max: textLimits.email },
] as const;

/** Works without the script, which submits it in place. */
function SignUpForm({ t, brandName, hasFailed }: { t: T; brandName: string; hasFailed: boolean }) {
  return (
    <form
      action={paths.signUpForm(t.language)}
      method="post"
      data-send={paths.api(signUpOperations.createSignUp.path)}
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
      {fields.map(({ name, label, type, autoComplete, max }) => (
        <div key={name}>
          <label htmlFor={name} className="font-semibold">
            {t(label)}
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
          <span className="text-quiet">{t("sign-up.form.consent", { site: brandName })}</span>
        </label>
        <p id="consent-error" data-error="consent" className="text-danger empty:hidden mt-1.5" />
      </div>
      <button
        type="submit"
        className="min-h-13 cursor-pointer rounded-2xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong disabled:opacity-60"
      >
        {t("sign-up.form.send")}
      </button>
    </form>
  );
}
