import { Section } from "./section";

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
