import { SiteFooter } from "@/components/landing/site-footer";
import { SiteHeader } from "@/components/landing/site-header";
import * as failures from "@/lib/contract/failures";
import * as notificationMessages from "@/lib/contract/notifications/messages";
import type { MailTopic } from "@/lib/contract/notifications/schema";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";

/** What came of it. */
export const unsubscribeOutcomes = ["done", "unknown", "later"] as const;
type Outcome = (typeof unsubscribeOutcomes)[number];

type Props = { t: T; site: SiteBrand } & ({ token: string; topic: MailTopic } | { outcome: Outcome });

const texts: Record<Outcome, (t: T) => string> = {
  done: (t) => t("unsubscribe.done.text"),
  unknown: (t) => t.say(notificationMessages.unsubscribeInvalid),
  later: (t) => t.say(failures.unavailable),
};

/** Where a mail's link leads: one button, since programs that look at links must not answer for their readers. */
export function UnsubscribePage({ t, site, ...shown }: Props) {
  return (
    <>
      <SiteHeader t={t} site={site} />
      <main className="mx-auto max-w-6xl px-5 py-14 sm:py-20">
        {"outcome" in shown ? (
          <div role="status" className="max-w-xl">
            <Title>{t(`unsubscribe.${shown.outcome}.title`)}</Title>
            <p className="mt-4 text-lg text-quiet">{texts[shown.outcome](t)}</p>
            <a
              href={paths.screenInLanguage(t.language, paths.notifications)}
              className="mt-8 inline-flex min-h-13 items-center justify-center rounded-2xl border border-line bg-paper px-6 font-semibold text-accent-strong hover:bg-sunken"
            >
              {t("unsubscribe.settings")}
            </a>
          </div>
        ) : (
          <form method="post" action={paths.unsubscribeForm(shown.token, t.language)} className="max-w-xl">
            <Title>{t("unsubscribe.ask.title")}</Title>
            <p className="mt-4 text-lg text-quiet">{t(`unsubscribe.ask.${shown.topic}`)}</p>
            <input type="hidden" name="from" value="page" />
            <button
              type="submit"
              className="mt-8 inline-flex min-h-13 items-center justify-center rounded-2xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
            >
              {t("unsubscribe.ask.action")}
            </button>
          </form>
        )}
      </main>
      <SiteFooter t={t} brandName={site.name} />
    </>
  );
}

function Title({ children }: { children: string }) {
  return <h1 className="font-serif text-3xl font-semibold text-balance sm:text-4xl">{children}</h1>;
}
