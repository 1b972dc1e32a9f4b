import { Icon } from "@/components/card/icons";
import { features, groups, steps } from "./content";
import { Section } from "./section";

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
