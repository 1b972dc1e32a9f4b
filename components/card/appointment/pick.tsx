import type { ReactNode } from "react";
import { formatTimeZone } from "@/lib/format/time-zone";
import * as paths from "@/lib/paths";

type PickProps = { title: string; slug: string; lead?: ReactNode; children: ReactNode };

/** One step towards an appointment; a link chooses, so that each step is a page that can be gone back to. */
export function Pick({ title, slug, lead, children }: PickProps) {
  return (
    <>
      <h1 id="form-title">{title}</h1>
      {lead}
      {children}
      <a className="button form-back" href={paths.card(slug)}>
        Back to the card
      </a>
    </>
  );
}

/** What has been chosen so far, and the way back to choosing it. */
export function Picked({ href, change, children }: { href: string; change: string; children: ReactNode }) {
  return (
    <p className="picked">
      <span dir="auto">{children}</span>
      <a href={href} rel="nofollow">
        {change}
      </a>
    </p>
  );
}

/** Whoever is elsewhere sees that these are not the times on the own clock. */
export function ZoneNote({ timeZone, at }: { timeZone: string; at: string }) {
  return <p className="form-hint">{formatTimeZone(timeZone, new Date(at))}</p>;
}
