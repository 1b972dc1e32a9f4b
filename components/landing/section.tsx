import type { ReactNode } from "react";

type Props = { id?: string; label: string; title: string; sunken?: boolean; children: ReactNode };

/** One part of the page under its own heading; `id` is what the menu leads to. */
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
