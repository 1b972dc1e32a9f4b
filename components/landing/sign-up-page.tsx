import type { ReactNode } from "react";
import { chatLink } from "@/lib/card/chat-link";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import { mailLink } from "@/lib/contract/email";
import * as failures from "@/lib/contract/failures";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Site } from "@/lib/web/site/describe-site";
import type { Offer } from "./offers";
import { PlanList, PlanPrice } from "./plans";
import { SignUpForm } from "./sign-up-form";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export type SignUpOutcome = "thanks" | "check" | "later";

type Props = { t: T; site: Site; offer: Offer; outcome?: SignUpOutcome; takesPasskeys?: boolean };

/** `outcome`: sent without the script. */
export function SignUpPage({ t, site, offer, outcome, takesPasskeys = false }: Props) {
  const isOpen = site.signUp === "open";
  return (
    <>
      <SiteHeader t={t} site={site} />
      <main className="mx-auto max-w-6xl px-5 py-14 sm:py-20">
        {site.signUp === "closed" ? (
          <Message t={t} title={t("sign-up.closed.title")}>
            {t(site.whatsapp || site.email ? "sign-up.closed.text" : "sign-up.closed.later")}
            <Reach site={site} />
          </Message>
        ) : outcome === "thanks" ? (
          <Sent t={t} isOpen={isOpen} />
        ) : outcome === "later" ? (
          <Message t={t} title={t("sign-up.later")}>
            {t.say(failures.tooManyAttempts)}
          </Message>
        ) : (
          <div data-form-part="" className="grid grid-cols-1 gap-12 lg:grid-cols-[1.2fr_1fr]">
            <div>
              <p className="text-sm font-bold tracking-widest text-gold uppercase">{t("sign-up.label")}</p>
              <h1 className="mt-2 font-serif text-3xl font-semibold text-balance sm:text-4xl">{t("sign-up.title")}</h1>
              <p className="mt-4 max-w-xl text-lg text-quiet">{t(isOpen ? "sign-up.open.text" : "sign-up.text")}</p>
              <SignUpForm {...{ t, isOpen, takesPasskeys }} brandName={site.name} hasFailed={outcome === "check"} />
            </div>
            <PlanSummary t={t} offer={offer} />
            <template data-sent="">
              <Sent t={t} isOpen={isOpen} />
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

/** What follows when the form was taken. */
function Sent({ t, isOpen }: { t: T; isOpen: boolean }) {
  if (!isOpen)
    return (
      <Message t={t} title={t("sign-up.sent")}>
        {t.say(signUpMessages.received)}
      </Message>
    );
  return (
    <Message t={t} title={t("sign-up.open.ready")} action={<SignIn t={t} />}>
      {t.say(signUpMessages.opened)}
    </Message>
  );
}

function SignIn({ t }: { t: T }) {
  return (
    <a
      href={paths.screenInLanguage(t.language, paths.login())}
      className="inline-flex min-h-13 items-center justify-center rounded-2xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
    >
      {t("landing.menu.login")}
    </a>
  );
}

/** How the site's keeper is reached, as far as that is told. */
function Reach({ site: { whatsapp, email } }: { site: Site }) {
  return (
    <span className="mt-4 flex flex-col gap-1">
      {whatsapp && (
        <a className="min-h-11 text-accent-strong underline" href={chatLink(whatsapp)} rel="noopener noreferrer">
          WhatsApp
        </a>
      )}
      {email && (
        <a className="min-h-11 text-accent-strong underline" href={mailLink(email)}>
          {email}
        </a>
      )}
    </span>
  );
}

type MessageProps = { t: T; title: string; action?: ReactNode; children: ReactNode };

function Message({ t, title, action, children }: MessageProps) {
  return (
    <div role="status" tabIndex={-1} className="max-w-xl outline-none">
      <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{title}</h1>
      <p className="mt-4 text-lg text-quiet">{children}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {action}
        <a
          href={paths.inLanguage(t.language, paths.home)}
          className="inline-flex min-h-13 items-center justify-center rounded-2xl border border-line bg-paper px-6 font-semibold text-accent-strong hover:bg-sunken"
        >
          {t("sign-up.home")}
        </a>
      </div>
    </div>
  );
}
