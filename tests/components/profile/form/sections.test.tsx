import { screen, waitFor, within } from "@testing-library/react";
import type { Profile } from "@/lib/contract/cards/schema";
import { completeSections, profileLimits, type Section, sectionIds } from "@/lib/contract/cards/values";
import { fieldMessages } from "../../../english";
import { buildCompleteProfile } from "../build-profile";
import { edit, editIn, openRoom, save, sent, show } from "../profile-stage";

const at = (profile: Partial<Profile> = {}) =>
  buildCompleteProfile({ profile: { sections: null, empty_sections: null, ...profile } });
const part = () => within(screen.getByRole("region", { name: "Sections" }));
const rows = () =>
  part()
    .getAllByRole("textbox")
    .map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
const sentSections = async (): Promise<Section[]> => JSON.parse(String((await sent()).form.get("sections")));

test("stand in the design's own order, each with its own title as what is there already", async () => {
  await editIn("Sections", at());
  expect(rows()).toEqual(
    [
      "Links",
      "Brochures",
      "Products",
      "Gallery",
      "Videos",
      "Reviews",
      "About",
      "Team",
      "Address and map",
      "Opening hours",
      "Branches",
      "Appointments",
      "Payment",
      "Contact",
    ].map((name) => `Title of ${name}`),
  );
  const gallery = part().getByRole("textbox", { name: "Title of Gallery" });
  expect(gallery).toHaveAttribute("placeholder", "GALLERY");
  expect(gallery).toBeValid();
  expect(part().queryByText(/does not show/)).not.toBeInTheDocument();
  expect(part().queryByRole("button", { name: /own order/ })).not.toBeInTheDocument();
});

test("show the part of a title that is too long, and keep it", async () => {
  const user = await editIn("Sections", at());
  const gallery = part().getByRole("textbox", { name: "Title of Gallery" });
  const fits = "x".repeat(profileLimits.sectionTitle);
  await user.click(gallery);
  await user.paste(`${fits}over`);
  expect(gallery).toHaveValue(`${fits}over`);
  expect(gallery).toBeInvalid();
  expect(gallery).toHaveAccessibleDescription(fieldMessages.tooLong(profileLimits.sectionTitle));
  expect(part().getByText("over")).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(gallery).toHaveFocus());
  await user.keyboard("{End}{Backspace>4/}");
  expect(gallery).toBeValid();
});

test("are moved, renamed and switched off, and sent whole", async () => {
  const user = await editIn("Sections", at());
  await user.click(part().getByRole("button", { name: "Move Gallery" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move up" }));
  expect(rows().slice(1, 4)).toEqual(["Title of Brochures", "Title of Gallery", "Title of Products"]);
  await user.type(part().getByRole("textbox", { name: "Title of Gallery" }), "Our work");
  await user.click(part().getByRole("switch", { name: "Show Address and map" }));
  await user.click(save());
  expect(await sentSections()).toEqual(
    completeSections([
      { id: "links", shown: true },
      { id: "brochures", shown: true },
      { id: "gallery", shown: true, title: "Our work" },
      ...sectionIds.map((id) => ({ id, shown: id !== "place" })),
    ]),
  );
});

test("what stands first and last moves one way alone", async () => {
  const user = await editIn("Sections", at());
  await user.click(part().getByRole("button", { name: "Move Products" }));
  expect(await screen.findByRole("menuitem", { name: "Move up" })).toHaveAttribute("data-disabled");
  await user.keyboard("{Escape}");
  await user.click(part().getByRole("button", { name: "Move Contact" }));
  expect(await screen.findByRole("menuitem", { name: "Move down" })).toHaveAttribute("data-disabled");
});

test("go back to the design's own", async () => {
  const sections = completeSections([{ id: "contact", shown: true, title: "Talk to us" }]);
  const user = await editIn("Sections", at({ sections }));
  expect(part().getByRole("textbox", { name: "Title of Contact" })).toHaveValue("Talk to us");
  await user.click(part().getByRole("button", { name: "Reset to the design's order" }));
  expect(rows().at(-1)).toBe("Title of Contact");
  await user.click(save());
  expect((await sent()).form.get("sections")).toBe("");
});

test("follow the design that is chosen, which says what it leaves out, before that too", async () => {
  const user = await editIn("Look", at());
  const visiting = screen.getByRole("radio", { name: /^Visiting card/ });
  const leftOut = "Products, Gallery, Videos, About, Address and map, Opening hours, Branches, Payment";
  expect(visiting).toHaveAccessibleName(expect.stringContaining(`Does not show: ${leftOut}`));
  expect(screen.getByRole("radio", { name: /^Stacked/ })).not.toHaveAccessibleName(expect.stringContaining("not show"));
  await user.click(visiting);
  openRoom("Sections");
  expect(rows()).toEqual([
    "Title of Links",
    "Title of Brochures",
    "Title of Team",
    "Title of Appointments",
    "Title of Contact",
    "Title of Reviews",
  ]);
  expect(part().getByText(`Visiting card does not show: ${leftOut}`)).toBeInTheDocument();
});

test.each<[Profile["empty_sections"], string]>([
  [null, "hide"],
  ["show", "hide"],
  ["hide", "show"],
])("empty ones are hidden or shown: from %j to %s", async (empty_sections, next) => {
  const user = await editIn("Sections", at({ empty_sections }));
  const choice = part().getByRole("switch", { name: "Hide empty sections" });
  expect(choice.getAttribute("aria-checked")).toBe(String(next === "show"));
  await user.click(choice);
  await user.click(save());
  const { form } = await sent();
  expect([form.get("empty_sections"), form.has("sections")]).toEqual([next, false]);
});

test("are read in their order, with what is switched off", async () => {
  const sections = completeSections([
    { id: "contact", shown: true, title: "Talk to us" },
    { id: "place", shown: false },
  ]);
  await show(at({ sections, template_choice: "3" }));
  openRoom("Sections");
  const told = screen.getByRole("region", { name: "Sections" });
  expect(told).toHaveTextContent(
    "Talk to us, Links, Brochures, Products, Videos, Reviews, About, Team, Opening hours, Branches, Appointments, Payment",
  );
  expect(told).toHaveTextContent("Switched off: Address and map");
});

test("are not asked for where the provider keeps none", async () => {
  const user = await edit();
  expect(screen.queryByRole("region", { name: "Sections" })).not.toBeInTheDocument();
  await user.click(save());
  const { form } = await sent();
  expect([form.has("sections"), form.has("empty_sections")]).toEqual([false, false]);
});
