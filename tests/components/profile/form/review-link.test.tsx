import { screen, within } from "@testing-library/react";
import { profileMessages } from "../../../english";
import { buildCompleteProfile } from "../build-profile";
import { editIn, field, openRoom, save, sent, show, stage } from "../profile-stage";

const link = "https://g.page/r/CeW1/review";

test("is read beside the social links once there is one", async () => {
  await show(buildCompleteProfile({ profile: { review_link: link } }));
  openRoom("Links");
  const section = screen.getByRole("region", { name: "Social links" });
  expect(within(section).getByText("Google review link")).toBeInTheDocument();
  expect(within(section).getByRole("link", { name: /g\.page/ })).toHaveAttribute("href", link);
});

test("is sent whole", async () => {
  const user = await editIn("Links");
  expect(field("Google review link")).toHaveAccessibleDescription(
    "After a review, customers are asked to post it on Google too",
  );
  await user.type(field("Google review link"), "g.page/r/CeW1/review");
  await user.click(save());
  expect((await sent()).form.get("review_link")).toBe(link);
});

test("leads to Google, or is refused", async () => {
  const user = await editIn("Links");
  await user.type(field("Google review link"), "https://example.com/review");
  await user.click(save());
  expect(await screen.findByText(profileMessages.reviewLinkInvalid)).toBeInTheDocument();
  expect(stage.uploads).toHaveLength(0);
});
