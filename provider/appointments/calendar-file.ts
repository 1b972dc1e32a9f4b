import ICAL from "ical.js";

// Of a line that goes on the library leaves out the space before it, but 75 octets are all that there may be.
ICAL.foldLength = 74;

export type CalendarEvent = {
  /** The same for every file of one event. */
  uid: string;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  /** Higher than in every earlier file. */
  sequence: number;
  /** ISO times in UTC: from, until, and of the last change. */
  start: string;
  end: string;
  changed: string;
  /** Who gives the appointment. */
  /** A company without an e-mail is named by the event's page. */
  organizer: { name: string; email: string };
  summary: string;
  location: string;
  description: string;
  url: string;
};

/**
 * An event as calendars take it (RFC 5545), its times in UTC, which need no table of time zones; texts may hold anything.
 * Whoever takes the file adds it himself, so it is published, or cancelled as something published is (RFC 5546, 4.1): it
 * has an organizer and no attendee, for nobody is asked to answer.
 */
export function writeCalendarFile(event: CalendarEvent): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Namaskard//Appointments//EN");
  calendar.addPropertyWithValue("method", event.status === "CANCELLED" ? "CANCEL" : "PUBLISH");
  const entry = new ICAL.Component("vevent");
  const add = (name: string, value: string | number | ICAL.Time) => {
    if (value !== "") entry.addPropertyWithValue(name, value);
  };
  add("uid", event.uid);
  add("dtstamp", toTime(event.changed));
  add("last-modified", toTime(event.changed));
  add("dtstart", toTime(event.start));
  add("dtend", toTime(event.end));
  const { name, email } = event.organizer;
  const organizer = entry.addPropertyWithValue("organizer", email ? `mailto:${email}` : event.url);
  // No parameter can hold a quotation mark or the end of a line, and readers differ on backslashes.
  organizer.setParameter("cn", name.replace(/["\\\p{Cc}]+/gu, " ").trim());
  add("sequence", event.sequence);
  add("status", event.status);
  add("summary", oneBreak(event.summary));
  add("location", oneBreak(event.location));
  add("description", oneBreak(event.description));
  add("url", event.url);
  calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}

function toTime(time: string): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(time), true);
}

/** The library escapes line feeds alone: a carriage return would begin a line of its sender's. */
function oneBreak(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
