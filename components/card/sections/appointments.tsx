import * as paths from "@/lib/paths";
import { Icon } from "../icons";
import { SectionHeading } from "./section-heading";

/** Leads to the pages on which service, day and time are picked: what is free is another at each moment. */
export function Appointments({ title, slug }: { title: string; slug: string }) {
  return (
    <section className="section section-appointments" aria-labelledby="appointments">
      <SectionHeading id="appointments" title={title} />
      <a className="chat chat-contact" href={paths.form(slug, "appointment")} rel="nofollow">
        <span className="chat-icon">
          <Icon name="calendar" />
        </span>
        <span>
          <strong>Book an appointment</strong>
          <small>Pick a day and a time</small>
        </span>
        <Icon name="right" />
      </a>
    </section>
  );
}
