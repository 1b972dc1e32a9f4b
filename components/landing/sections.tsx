import type { ReactNode } from "react";
import { Icon } from "@/components/card/icons";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Site } from "@/lib/web/site/describe-site";
import { features, groups, steps } from "./content";

export function Steps({ t }: { t: T }) {
  return (
    <Section label={t("landing.steps.label")} title={t("landing.steps.title")} sunken>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {steps.map((words, index) => (
          <li key={words} className="border-t-2 border-accent pt-5">
            <span className="font-serif text-4xl text-accent-strong">{index + 1}</span>
            <h3 className="mt-3 text-xl font-semibold">{t(`${words}.name`)}</h3>
            <p className="mt-2 text-quiet">{t(`${words}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Features({ t }: { t: T }) {
  return (
    <Section id="features" label={t("landing.features.label")} title={t("landing.features.title")}>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ words, icon }) => (
          <li key={words}>
            <span className="grid size-12 place-items-center rounded-2xl bg-sunken text-accent-strong">
              <Icon name={icon} />
            </span>
            <h3 className="mt-4 text-lg font-semibold">{t(`${words}.name`)}</h3>
            <p className="mt-1.5 text-quiet">{t(`${words}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Benefits({ t }: { t: T }) {
  return (
    <Section id="benefits" label={t("landing.benefits.label")} title={t("landing.benefits.title")} sunken>
      <ul className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-3">
        {groups.map(({ words, icon }) => (
          <li key={words} className="rounded-3xl border border-line bg-paper p-7 large-text:p-4">
            <span className="text-gold">
              <Icon name={icon} />
            </span>
            <h3 className="mt-4 text-xl font-semibold">{t(`${words}.name`)}</h3>
            <p className="mt-2 text-quiet">{t(`${words}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function About({ t, brandName }: { t: T; brandName: string }) {
  return (
    <Section id="about" label={t("landing.about.label")} title={t("landing.about.title")} sunken>
      <div className="mt-6 grid max-w-3xl gap-4 text-lg text-quiet">
        <p>{t("landing.about.cards", { site: brandName })}</p>
        <p>{t("landing.about.changes")}</p>
      </div>
    </Section>
  );
}

const button = "flex min-h-13 items-center justify-center gap-3 rounded-2xl px-6 font-semibold";
const primary = `${button} bg-accent text-on-accent hover:bg-accent-strong`;
const secondary = `${button} border border-line bg-paper text-accent-strong hover:bg-sunken`;

/** Only the ways that are set up. */
export function Contact({ t, site: { whatsapp, email } }: { t: T; site: Site }) {
  const isReachable = whatsapp || email;
  return (
    <Section id="contact" label={t("landing.contact.label")} title={t("landing.contact.title")}>
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {isReachable ? t("landing.contact.message") : t("landing.contact.signUp")}
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {whatsapp && (
          <a className={primary} href={chatLink(whatsapp)} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            {t("landing.contact.chat")}
          </a>
        )}
        {email && (
          <a className={secondary} href={mailLink(email)}>
            <Icon name="mail" />
            {email}
          </a>
        )}
        <a className={isReachable ? secondary : primary} href={paths.inLanguage(t.language, paths.signUp)}>
          {t("landing.getCard")}
        </a>
      </div>
    </Section>
  );
}

type Props = { id?: string; label: string; title: string; sunken?: boolean; children: ReactNode };

/** `id`: anchor of the menu. */
export function Section({ id, label, title, sunken = false, children }: Props) {
  return (
    <section id={id} className={sunken ? "border-y border-line bg-sunken" : undefined}>
      <div className="mx-auto max-w-6xl px-5 py-16 sm:py-24">
        <p className="text-sm font-bold tracking-widest text-gold uppercase">{label}</p>
        <h2 className="mt-2 max-w-2xl font-serif text-3xl font-semibold text-balance sm:text-4xl">{title}</h2>
        {children}
      </div>
    </section>
  );
}
