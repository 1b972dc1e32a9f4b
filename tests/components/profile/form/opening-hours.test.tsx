import { zodResolver } from "@hookform/resolvers/zod";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { OpeningHoursFields } from "@/components/profile/form/opening-hours-fields";
import { toFormValues } from "@/components/profile/form/profile-form-values";
import { profileFormSchema } from "@/lib/contract/cards/schema";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { openingHoursLimits } from "@/lib/contract/values";
import { fieldMessages } from "../../../english";
import { buildHours, buildSpans, shopWeek } from "../../../lib/card/build-hours";
import { buildCompleteProfile } from "../build-profile";
import { edit, editIn, openRoom, save, sent, show } from "../profile-stage";

const withHours = (opening_hours: OpeningHours | null | undefined) =>
  buildCompleteProfile({ profile: { opening_hours } });
const day = (name: string) => within(screen.getByRole("group", { name }));
const press = (name: string, of = day("Monday")) => fireEvent.click(of.getByRole("button", { name }));
const choose = async (user: UserEvent, item: string, of = day("Monday")) => {
  await user.click(of.getByRole("button", { name: /^More for/ }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
};
const type = (element: HTMLElement | undefined, value: string) =>
  fireEvent.change(element as HTMLElement, { target: { value } });

type Sent = (hours: OpeningHours | null | undefined) => void;

function Form({ hours, onSent }: { hours: OpeningHours | null; onSent: Sent }) {
  const form = useForm({
    resolver: zodResolver(profileFormSchema),
    defaultValues: toFormValues(withHours(hours)),
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(({ opening_hours }) => onSent(opening_hours))}>
      <OpeningHoursFields control={form.control} name="opening_hours" />
      <button type="submit">Send</button>
    </form>
  );
}

/** The field in a form of its own. @returns the submitted values */
function showField(hours: OpeningHours | null) {
  const submitted: unknown[] = [];
  render(<Form hours={hours} onSent={(sentHours) => submitted.push(sentHours)} />);
  return submitted;
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

describe("on the profile's screen", () => {
  test("are read day by day", async () => {
    const week = ["09:00-13:00 14:00-21:00", ...shopWeek.slice(1)];
    await show(withHours(buildHours(week, { "2099-12-25": ["", "Christmas"] })));
    openRoom("Hours");
    const section = screen.getByRole("region", { name: "Opening hours" });
    for (const line of [
      "Mon: 9 am – 1 pm, 2 pm – 9 pm",
      "Tue – Sat: 9 am – 9 pm",
      "Sun: Closed",
      "25 Dec 2099 · Christmas: Closed",
    ])
      expect(section).toHaveTextContent(line);
  });

  test("are not asked for where the provider knows of none", async () => {
    const user = await edit(withHours(undefined));
    expect(screen.queryByRole("region", { name: "Opening hours" })).not.toBeInTheDocument();
    await user.click(save());
    expect((await sent()).form.has("opening_hours")).toBe(false);
  });

  test("are sent as JSON text", async () => {
    const user = await editIn("Hours", withHours(null));
    await user.click(screen.getByRole("switch", { name: "Show when we are open" }));
    await user.click(save());
    expect(JSON.parse(String((await sent()).form.get("opening_hours")))).toEqual(buildHours(shopWeek));
  });
});

test("what was taken away comes back as it was typed", async () => {
  const submitted = showField(null);
  const shown = screen.getByRole("switch", { name: "Show when we are open" });
  expect(shown).not.toBeChecked();
  fireEvent.click(shown);
  expect(day("Sunday").getByRole("switch", { name: "Sunday Closed" })).not.toBeChecked();
  type(day("Monday").getByLabelText("From"), "10:00");
  fireEvent.click(shown);
  expect(screen.queryByRole("group", { name: "Monday" })).not.toBeInTheDocument();
  send();
  await waitFor(() => expect(submitted).toEqual([null]));
  fireEvent.click(shown);
  send();
  await waitFor(() => expect(submitted[1]).toEqual(buildHours(["10:00-21:00", ...shopWeek.slice(1)])));
});

test("a day takes a break, is the same on every open day, and closes", async () => {
  const user = userEvent.setup();
  const submitted = showField(buildHours(shopWeek));
  await choose(user, "Add a break");
  type(day("Monday").getByLabelText("Then from"), "14:30");
  await choose(user, "Copy to open days");
  expect(day("Sunday").getByRole("switch", { name: "Sunday Closed" })).not.toBeChecked();
  expect(day("Sunday").queryByRole("button")).not.toBeInTheDocument();
  await choose(user, "Open 24 hours", day("Saturday"));
  expect(day("Saturday").getByRole("button", { name: "More for Saturday" })).toHaveFocus();
  expect(day("Saturday").getByText("Open 24 hours")).toBeVisible();
  await choose(user, "Open 24 hours", day("Friday"));
  await choose(user, "Set times", day("Friday"));
  press("Remove this time", day("Tuesday"));
  expect(day("Tuesday").getByRole("switch")).toHaveFocus();
  await choose(user, "Add a break", day("Thursday"));
  type(day("Thursday").getAllByLabelText("Then from")[1], "21:30");
  type(day("Thursday").getAllByLabelText("To")[2], "02:00");
  expect(day("Thursday").getAllByLabelText("To")[2]).toHaveAccessibleDescription("Closes the next day");
  send();
  const usual = "09:00-13:00 14:30-21:00";
  const week = [usual, "09:00-13:00", usual, `${usual} 21:30-02:00`, "09:00-21:00", "00:00-00:00", ""];
  await waitFor(() => expect(submitted).toEqual([buildHours(week)]));
});

test("no more times than a day can have", async () => {
  const user = userEvent.setup();
  showField(buildHours(["09:00-10:00"]));
  for (let more = 1; more < openingHoursLimits.spans; more++) await choose(user, "Add a break");
  await user.click(day("Monday").getByRole("button", { name: "More for Monday" }));
  expect(await screen.findByRole("menuitem", { name: "Open 24 hours" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Add a break" })).not.toBeInTheDocument();
});

test("a date of its own is closed or has its times; past ones go, and the focus is where it is wanted", async () => {
  const user = userEvent.setup();
  const submitted = showField(buildHours(shopWeek, { "2020-01-01": ["", "Long ago"] }));
  const add = screen.getByRole("button", { name: "Add a special date" });
  await user.click(add);
  expect(day("Special date 1").getByLabelText("Date")).toHaveFocus();
  type(day("Special date 1").getByLabelText("Date"), "2099-11-08");
  const note = day("Special date 1").getByLabelText("Note (optional)");
  type(note, `${"x".repeat(openingHoursLimits.note)}over`);
  expect(note).toBeInvalid();
  expect(day("Special date 1").getByText("over")).toBeInTheDocument();
  type(note, "Diwali");
  expect(note).toBeValid();
  await user.click(add);
  type(day("Special date 2").getByLabelText("Date"), "2099-12-24");
  fireEvent.click(day("Special date 2").getByRole("switch"));
  type(day("Special date 2").getByLabelText("To"), "14:00");
  await user.click(add);
  press("Remove this date", day("Special date 3"));
  expect(add).toHaveFocus();
  send();
  const special_dates = [
    { date: "2099-11-08", spans: [], note: "Diwali" },
    { date: "2099-12-24", spans: buildSpans("09:00-14:00"), note: "" },
  ];
  await waitFor(() => expect(submitted).toEqual([{ ...buildHours(shopWeek), special_dates }]));
});

test("what is wrong is said at its field, which gets the focus", async () => {
  const submitted = showField(buildHours(["09:00-13:00 14:00-21:00", "18:00-02:00"]));
  type(day("Tuesday").getByLabelText("To"), "");
  press("Add a special date", within(document.body));
  send();
  expect(await day("Tuesday").findByText(fieldMessages.clockTimeInvalid)).toBeInTheDocument();
  await waitFor(() => expect(day("Tuesday").getByLabelText("To")).toHaveFocus());
  expect(day("Special date 1").getByLabelText("Date")).toHaveAccessibleDescription(fieldMessages.dayInvalid);

  type(day("Tuesday").getByLabelText("To"), "20:00");
  type(day("Special date 1").getByLabelText("Date"), "2099-11-08");
  type(day("Monday").getByLabelText("Then from"), "12:30");
  send();
  expect(await day("Monday").findByText(fieldMessages.openingHoursOverlap)).toBeInTheDocument();
  await waitFor(() => expect(day("Monday").getByLabelText("Then from")).toHaveFocus());
  expect(day("Monday").getByLabelText("Then from")).toBeInvalid();
  expect(submitted).toEqual([]);
});
