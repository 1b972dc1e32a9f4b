import ICAL from "ical.js";
import { type CalendarEvent, writeCalendarFile } from "@/provider/appointments/calendar-file";

function build(change: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    uid: "appointment-7@example.com",
    status: "CONFIRMED",
    sequence: 1,
    start: "2026-11-24T04:30:00.000Z",
    end: "2026-11-24T05:15:00.000Z",
    changed: "2026-11-23T10:00:00.000Z",
    organizer: { name: "Asha's", email: "asha@example.com" },
    summary: "Hair cut – Asha's",
    location: "12, MG Road\r\nPune",
    description: "",
    url: "https://example.com/asha/appointment/t",
    ...change,
  };
}

test("has its times in UTC, and what calendars know it by", () => {
  expect(writeCalendarFile(build()).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Namaskard//Appointments//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:appointment-7@example.com",
    "DTSTAMP:20261123T100000Z",
    "LAST-MODIFIED:20261123T100000Z",
    "DTSTART:20261124T043000Z",
    "DTEND:20261124T051500Z",
    "ORGANIZER;CN=Asha's:mailto:asha@example.com",
    "SEQUENCE:1",
    "STATUS:CONFIRMED",
    "SUMMARY:Hair cut – Asha's",
    "LOCATION:12\\, MG Road\\nPune",
    "URL:https://example.com/asha/appointment/t",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  "a,b;c\\d\\n\ne",
  "x\r\nATTENDEE:mailto:somebody@example.com\r\nEND:VEVENT",
  "x\rBEGIN:VALARM",
  "बाल काटना ".repeat(40).trim(),
  "👩‍🔬".repeat(60),
  "x".repeat(1_000),
])("holds any text without a line of its own, none of them too long: %j", (text) => {
  const file = writeCalendarFile(build({ summary: text, description: text }));
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  expect(event?.getAllSubcomponents()).toEqual([]);
  expect(event?.getAllProperties("attendee")).toEqual([]);
  const expected = text.replace(/\r\n?/g, "\n");
  expect(event?.getFirstPropertyValue("summary")).toBe(expected);
  expect(event?.getFirstPropertyValue("description")).toBe(expected);
});

test.each([
  ["TENTATIVE", "PUBLISH"],
  ["CONFIRMED", "PUBLISH"],
  ["CANCELLED", "CANCEL"],
] as const)("%s goes by the method %s, with all that RFC 5546 asks of it", (status, method) => {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendarFile(build({ status, sequence: 0 }))));
  expect(calendar.getFirstPropertyValue("method")).toBe(method);
  const event = calendar.getFirstSubcomponent("vevent");
  expect(event?.getFirstPropertyValue("status")).toBe(status);
  for (const name of ["uid", "dtstamp", "dtstart", "summary", "organizer", "sequence"])
    expect(event?.getAllProperties(name)).toHaveLength(1);
  expect(event?.getFirstPropertyValue("sequence")).toBe(0);
  expect(event?.getAllProperties("attendee")).toEqual([]);
});

test.each([
  'Asha "Rao"; Sons, Pune: best',
  "Asha\r\nATTENDEE:mailto:x@example.com",
  "शर्मा एंड संस",
  "\\n^n",
  "x".repeat(150),
])("the organizer %j makes no line or parameter of its own", (name) => {
  const email = "r&d+asha@xn--p1b6ci4b4b3a.xn--h2brj9c";
  const file = writeCalendarFile(build({ organizer: { name, email } }));
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  const organizer = event?.getFirstProperty("organizer");
  expect(organizer?.getFirstValue()).toBe(`mailto:${email}`);
  expect(String(organizer?.getParameter("cn"))).toBe(name.replace(/["\\\r\n]+/g, " ").trim());
  expect(event?.getAllProperties("attendee")).toEqual([]);
});
