import { LongText } from "../long-text";
import { SectionHeading } from "./section-heading";

export function AboutUs({ text, title }: { text: string; title: string }) {
  if (!text) return null;
  return (
    <section className="section section-about" aria-labelledby="about">
      <SectionHeading id="about" title={title} />
      <LongText text={text} of={title} />
    </section>
  );
}
