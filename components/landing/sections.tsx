import type { ReactNode } from "react";
import { Icon } from "@/components/card/icons";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import * as paths from "@/lib/paths";
import type { Site } from "@/lib/web/site/describe-site";
import { features, groups, steps } from "./content";
import { PlanList, PlanPrice } from "./plans";

export function Steps() {
  return (
    <Section label="How it works" title="Create, save and share in 3 steps" sunken>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="border-t-2 border-accent pt-5">
            <span className="font-serif text-4xl text-accent-strong">{index + 1}</span>
            <h3 className="mt-3 text-xl font-semibold">{name}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Features() {
  return (
    <Section id="features" label="Features" title="Everything a paper card cannot do">
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ name, text, icon }) => (
          <li key={name}>
            <span className="grid size-12 place-items-center rounded-2xl bg-sunken text-accent-strong">
              <Icon name={icon} />
            </span>
            <h3 className="mt-4 text-lg font-semibold">{name}</h3>
            <p className="mt-1.5 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Benefits() {
  return (
    <Section id="benefits" label="Benefits" title="Made for people who meet people" sunken>
      <ul className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-3">
        {groups.map(({ name, text, icon }) => (
          <li key={name} className="rounded-3xl border border-line bg-paper p-7 large-text:p-4">
            <span className="text-gold">
              <Icon name={icon} />
            </span>
            <h3 className="mt-4 text-xl font-semibold">{name}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function About({ brandName }: { brandName: string }) {
  return (
    <Section id="about" label="About" title="A greeting that lasts" sunken>
      <div className="mt-6 grid max-w-3xl gap-4 text-lg text-quiet">
        <p>
          {brandName} makes digital visiting cards for businesses of every size. Your card has your name, numbers,
          products, brochures and videos, and opens fast on any phone and a slow network.
        </p>
        <p>
          Change it any time. Everyone who has the link sees the new card at once. Visitors need no app and no account,
          and we set no cookies.
        </p>
      </div>
    </Section>
  );
}

const button = "flex min-h-13 items-center justify-center gap-3 rounded-2xl px-6 font-semibold";
const primary = `${button} bg-accent text-on-accent hover:bg-accent-strong`;
const secondary = `${button} border border-line bg-paper text-accent-strong hover:bg-sunken`;

/** Only the ways that are set up. */
export function Contact({ site: { whatsapp, email } }: { site: Site }) {
  const isReachable = whatsapp || email;
  return (
    <Section id="contact" label="Contact" title="Say namaste">
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {isReachable
          ? `Questions, or ready for a card? Message us and we set it up with you.`
          : `Tell us about your company. We set up your card with you.`}
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {whatsapp && (
          <a className={primary} href={chatLink(whatsapp)} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            Chat on WhatsApp
          </a>
        )}
        {email && (
          <a className={secondary} href={mailLink(email)}>
            <Icon name="mail" />
            {email}
          </a>
        )}
        <a className={isReachable ? secondary : primary} href={paths.signUp}>
          Get your card
        </a>
      </div>
    </Section>
  );
}

export function Pricing({ terms }: Pick<Site, "terms">) {
  return (
    <Section id="pricing" label="Pricing" title="One plan with everything in it">
      <div className="mt-10 grid gap-8 rounded-3xl border border-line bg-paper p-7 shadow-sm sm:p-10 md:grid-cols-[1fr_1.4fr] md:items-center">
        <div>
          <PlanPrice terms={terms} className="text-6xl large-text:text-4xl" />
          <a
            className="mt-7 flex min-h-13 items-center justify-center rounded-2xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
            href={paths.signUp}
          >
            Get your card
          </a>
        </div>
        <PlanList className="grid gap-3.5 md:border-l md:border-line md:pl-10" />
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
