import { screen, within } from "@testing-library/react";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { fakeApi } from "../../fake-api";
import { showScreen } from "../../show-screen";
import { buildCurrentUser } from "../../with-user";
import { buildCompleteProfile } from "../build-profile";
import { edit, editIn, load, openRoom, save, sent, show, site } from "../profile-stage";

const zone = () => screen.getByRole("combobox", { name: "Time zone" });
const inNepal = buildCompleteProfile({ profile: { time_zone: "Asia/Kathmandu" } });

test("is read by its name, its distance from Greenwich and, where none is chosen, as the default", async () => {
  await show(inNepal);
  openRoom("Hours");
  expect(screen.getByText("Asia/Kathmandu (GMT+5:45)")).toBeInTheDocument();
});

test("the default is named where it is known", async () => {
  fakeApi({ [load]: { json: buildCompleteProfile() } });
  await showScreen(buildCurrentUser(), <ProfileScreen site={site} defaultTimeZone="Asia/Kolkata" />);
  await screen.findByRole("button", { name: "Edit Profile" });
  openRoom("Hours");
  expect(screen.getByText("Default (Asia/Kolkata)")).toBeInTheDocument();
});

test("is chosen from all that the browser knows", async () => {
  const user = await editIn("Hours");
  expect(zone()).toHaveDisplayValue("Default");
  const asia = within(zone()).getByRole("group", { name: "Asia" });
  expect(within(asia).getByRole("option", { name: "Kolkata (GMT+5:30)" })).toHaveValue("Asia/Kolkata");
  await user.selectOptions(zone(), "Asia/Kolkata");
  expect(zone()).toHaveAccessibleDescription(/Also used in your analytics/);
  await user.click(save());
  expect((await sent()).form.get("time_zone")).toBe("Asia/Kolkata");
});

test("is given back to the default", async () => {
  const user = await editIn("Hours", inNepal);
  expect(zone()).toHaveDisplayValue("Kathmandu (GMT+5:45)");
  await user.selectOptions(zone(), "Default");
  await user.click(save());
  expect((await sent()).form.get("time_zone")).toBe("");
});

test("one that is stored by a former name stays as it is", async () => {
  const user = await editIn("Hours", buildCompleteProfile({ profile: { time_zone: "Asia/Calcutta" } }));
  expect(zone()).toHaveValue("Asia/Calcutta");
  await user.click(save());
  expect((await sent()).form.get("time_zone")).toBe("Asia/Calcutta");
});

test("is not asked for where the provider knows of none, and neither is a review link", async () => {
  const user = await edit(buildCompleteProfile({ profile: { time_zone: undefined, review_link: undefined } }));
  expect(screen.queryByLabelText("Time zone")).not.toBeInTheDocument();
  expect(screen.queryByLabelText("Google review link")).not.toBeInTheDocument();
  await user.click(save());
  const { form } = await sent();
  expect([form.has("time_zone"), form.has("review_link")]).toEqual([false, false]);
});
