import { screen, within } from "@testing-library/react";
import { moodLooks } from "@/lib/card/look/moods";
import { moods } from "@/lib/contract/cards/values";
import { buildCompleteProfile } from "../build-profile";
import { editIn, field, save, sent } from "../profile-stage";

const build = buildCompleteProfile;
const group = () => screen.getByRole("radiogroup", { name: "Style" });
const chosen = () => within(group()).getByRole("radio", { checked: true });

describe("the card's mood", () => {
  test("is one of its design's five, the first until one is chosen, by pointer or keys", async () => {
    const user = await editIn("Look", build({ profile: { template_choice: "1", mood: null } }));
    expect(within(group()).getAllByRole("radio")).toHaveLength(5);
    expect(chosen()).toHaveAccessibleName(expect.stringContaining("Sand"));
    await user.click(within(group()).getByRole("radio", { name: /Slate/ }));
    await user.keyboard("{ArrowDown>}");
    await within(group()).findByRole("radio", { name: /Sage/, checked: true });
    await user.click(save());
    expect((await sent()).form.get("mood")).toBe("sage");
  });

  test("is another design's first where that is chosen, and waits for who goes back", async () => {
    const user = await editIn("Look", build({ profile: { template_choice: "1", mood: "plum" } }));
    const designs = screen.getByRole("radiogroup", { name: "Design" });
    await user.click(within(designs).getByRole("radio", { name: /Bold/ }));
    const names = within(group()).getAllByRole("radio");
    expect(names.map((one) => one.getAttribute("value"))).toEqual([...moods["4"]]);
    expect(chosen()).toHaveAttribute("value", "night");
    await user.click(within(designs).getByRole("radio", { name: /Classic/ }));
    expect(chosen()).toHaveAttribute("value", "plum");
  });

  test("has a colour, which the owner's own replaces, and the logo's on demand", async () => {
    const user = await editIn(
      "Look",
      build({ profile: { template_choice: "1", mood: "plum", logo_color: "#c8611a" } }),
    );
    expect(screen.getByLabelText("Pick a brand colour")).toHaveValue(moodLooks.plum.color);
    await user.click(screen.getByRole("button", { name: "Logo's colour" }));
    expect(field("Brand colour")).toHaveValue("#c8611a");
    await user.click(screen.getByRole("button", { name: "Style's colour" }));
    expect(field("Brand colour")).toHaveValue("");
    expect(screen.getByLabelText("Pick a brand colour")).toHaveValue(moodLooks.plum.color);
  });

  test("is not asked for where the provider knows of none", async () => {
    const user = await editIn("Look", build());
    expect(screen.queryByRole("radiogroup", { name: "Style" })).toBeNull();
    await user.type(field("Brand colour"), "#0b6e4f");
    await user.click(save());
    expect((await sent()).form.has("mood")).toBe(false);
  });
});
