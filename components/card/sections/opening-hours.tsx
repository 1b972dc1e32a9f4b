import type { Company } from "@/lib/contract/cards/company";
import { HoursList } from "../hours-list";
import { SectionHeading } from "./section-heading";

type Props = { company: Company; title: string };

/**
 * When the company is open. A page is kept for long, so what holds at this moment is the script's to say, on a line that
 * is there for it.
 */
export function OpeningHours({ company: { profile, time_zone: timeZone }, title }: Props) {
  const { opening_hours: hours } = profile;
  if (!hours) return null;
  return (
    <section className="section section-hours" aria-labelledby="hours">
      <SectionHeading id="hours" title={title} />
      {timeZone && <p className="hours-now" data-hours-now="" />}
      <HoursList hours={hours} timeZone={timeZone} />
    </section>
  );
}
