import { screen } from "@testing-library/react";
import { fieldMessages } from "../../../english";
import { buildCompleteProfile } from "../build-profile";
import { editIn, field, save, sent, stage } from "../profile-stage";

describe("the card's colour", () => {
  const own = buildCompleteProfile({ profile: { brand_color: "#0b6e4f", logo_color: "#c8611a" } });

  test("is the logo's again when the client gives its own back", async () => {
    const user = await editIn("Look", own);
    expect(field("Brand colour")).toHaveValue("#0b6e4f");
    expect(screen.getByLabelText("Pick a brand colour")).toHaveValue("#0b6e4f");
    await user.click(screen.getByRole("button", { name: "Logo's colour" }));
    expect(screen.getByLabelText("Pick a brand colour")).toHaveValue("#c8611a");
    await user.click(save());
    expect((await sent()).form.get("brand_color")).toBe("");
  });

  test("is typed as a hexadecimal number, or refused", async () => {
    const user = await editIn("Look");
    await user.type(field("Brand colour"), "teal");
    await user.click(save());
    expect(await screen.findByText(fieldMessages.colorInvalid)).toBeInTheDocument();
    expect(stage.uploads).toHaveLength(0);
  });
});
