import { Section } from "./section";

export function About({ brandName }: { brandName: string }) {
  return (
    <Section id="about" label="About" title="A greeting that lasts" sunken>
      <div className="mt-6 grid max-w-3xl gap-4 text-lg text-quiet">
        <p>
          {brandName} makes digital visiting cards for companies of every size. A card carries your name, your numbers,
          your products, brochures and films, and is light enough for a cheap phone and a slow line.
        </p>
        <p>
          You change it whenever you like; everybody who has the link sees the new card at once. Visitors need neither
          an app nor an account, and we set no cookies on them.
        </p>
      </div>
    </Section>
  );
}
