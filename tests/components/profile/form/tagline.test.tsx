import { screen, within } from "@testing-library/react";
import { buildCompleteProfile } from "../build-profile";
import { editIn, field, openRoom, save, sent, show } from "../profile-stage";

const label = "What you sell, in one line";
const tagline = "Fresh bread and cakes since 1984";

test("is read before the text about the company", async () => {
  await show(buildCompleteProfile({ profile: { tagline } }));
  openRoom("About");
  const section = screen.getByRole("region", { name: "Company profile" });
  expect(within(section).getByText("What you sell").nextSibling).toHaveTextContent(tagline);
});

test("is sent as it was typed", async () => {
  const user = await editIn("About");
  await user.type(field(label), tagline);
  await user.click(save());
  expect((await sent()).form.get("tagline")).toBe(tagline);
});

test("is not asked for where the provider keeps none", async () => {
  const user = await editIn("About", buildCompleteProfile({ profile: { tagline: undefined } }));
  expect(screen.queryByRole("textbox", { name: label })).not.toBeInTheDocument();
  await user.type(field("About us"), "!");
  await user.click(save());
  expect((await sent()).form.has("tagline")).toBe(false);
});
