import { fireEvent, screen, within } from "@testing-library/react";
import type { Profile } from "@/lib/contract/cards/schema";
import { profileMessages } from "../../../english";
import { bank } from "../../../lib/card/build-payment";
import { buildCompleteProfile } from "../build-profile";
import { edit, editIn, field, openRoom, save, sent, show, stage } from "../profile-stage";

const none = { upi_id: "", upi_name: "", upi_link: false, bank: null, gstin: "", category: "", founded: null };
const upi = { upi_id: "acme@upi", upi_name: "Asha Rao", upi_link: true };
const build = (profile: Partial<Profile> = {}) => buildCompleteProfile({ profile: { ...none, ...profile } });
const section = (name = "Payment") => within(screen.getByRole("region", { name }));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const question = { name: "It opened my app and showed my name" };
const fields = async () => Object.fromEntries((await sent()).form);

describe("on the profile's screen", () => {
  test("are read as they are stored", async () => {
    await show(build({ ...upi, bank, gstin: "27AAPFU0939F1ZV", category: "Bakery", founded: 1987 }));
    const texts = (part: ReturnType<typeof section>) =>
      part.getAllByRole("definition").map(({ textContent }) => textContent);
    openRoom("Payment");
    expect(texts(section())).toEqual([
      "acme@upi",
      "Asha Rao",
      "Shown on phones",
      Object.values(bank).join("\n"),
      "27AAPFU0939F1ZV",
    ]);
    openRoom("About");
    expect(texts(section("Company profile"))).toEqual(expect.arrayContaining(["Bakery", "1987"]));
  });

  test("are not told of where the provider knows of none", async () => {
    await show(buildCompleteProfile());
    expect(screen.queryByRole("region", { name: "Payment" })).not.toBeInTheDocument();
    expect(screen.queryByText("Kind of business")).not.toBeInTheDocument();
  });

  test("are not asked for there either", async () => {
    const user = await edit(buildCompleteProfile());
    expect(screen.queryByRole("region", { name: "Payment" })).not.toBeInTheDocument();
    for (const name of ["Kind of business", "Since (year)"])
      expect(screen.queryByRole("textbox", { name })).not.toBeInTheDocument();
    await user.click(save());
    for (const name of Object.keys(none)) expect((await sent()).form.has(name)).toBe(false);
  });

  test("a provider that keeps a GSTIN alone is asked for nothing else", async () => {
    await editIn("Payment", buildCompleteProfile({ profile: { gstin: "" } }));
    expect(section().getAllByRole("textbox")).toEqual([field("GSTIN")]);
    expect(section().queryByRole("switch")).not.toBeInTheDocument();
  });
});

test("what is told is sent", async () => {
  const user = await editIn("Payment", build());
  type("UPI ID", " acme@upi");
  type("Payee name", "Asha Rao");
  type("GSTIN", "27AAPFU0939F1ZV");
  openRoom("About");
  type("Kind of business", "Bakery");
  type("Since (year)", "1987");
  await user.click(save());
  const told = { upi_id: "acme@upi", upi_name: "Asha Rao", gstin: "27AAPFU0939F1ZV", category: "Bakery" };
  expect(await fields()).toMatchObject({ ...told, founded: "1987", upi_link: "false" });
});

test("what is wrong is said at its field, and nothing is sent", async () => {
  const user = await editIn("Payment", build({ bank }));
  type("UPI ID", "acme");
  type("IFSC", "");
  type("GSTIN", "27AAPFU0939F1ZW");
  openRoom("About");
  type("Since (year)", "2999");
  openRoom("Payment");
  await user.click(save());
  expect(await screen.findByText(profileMessages.upiIdInvalid)).toBeInTheDocument();
  expect(field("UPI ID")).toHaveAccessibleDescription(expect.stringContaining(profileMessages.upiIdInvalid));
  expect(field("IFSC")).toHaveAccessibleDescription(expect.stringContaining(profileMessages.ifscInvalid));
  expect(field("GSTIN")).toHaveAccessibleDescription(expect.stringContaining(profileMessages.gstinMistyped));
  openRoom("About");
  expect(field("Since (year)")).toHaveAccessibleDescription(profileMessages.foundedInvalid);
  expect(stage.uploads).toEqual([]);
});

test("the link is for who has tried it, and for that id alone", async () => {
  const user = await editIn("Payment", build());
  expect(screen.queryByRole("link", { name: "Try it" })).not.toBeInTheDocument();
  type("UPI ID", "acme@upi");
  expect(await screen.findByRole("img", { name: "UPI code of Sharma Traders" })).toBeInTheDocument();
  expect(screen.queryByRole("checkbox", question)).not.toBeInTheDocument();
  const tried = screen.getByRole("link", { name: "Try it" });
  expect(tried).toHaveAttribute("href", expect.stringMatching(/^upi:\/\/pay\?pa=acme@upi&pn=Sharma%20Traders&/));
  tried.addEventListener("click", (event) => event.preventDefault());
  await user.click(tried);
  await user.click(screen.getByRole("checkbox", question));
  expect(screen.getByRole("checkbox", question)).toBeChecked();
  type("UPI ID", "acme@upix");
  expect(screen.queryByRole("checkbox", question)).not.toBeInTheDocument();
  await user.click(save());
  expect(await fields()).toMatchObject({ upi_id: "acme@upix", upi_link: "false" });
});

test("whoever has tried it may take it back", async () => {
  const user = await editIn("Payment", build(upi));
  await user.click(screen.getByRole("checkbox", question));
  await user.click(save());
  expect(await fields()).toMatchObject({ upi_id: "acme@upi", upi_link: "false" });
});

test("an account is asked for once it is wanted, and comes back as it was typed", async () => {
  const user = await editIn("Payment", build());
  const shown = section().getByRole("switch", { name: "Show our bank account" });
  expect(screen.queryByRole("textbox", { name: "IFSC" })).not.toBeInTheDocument();
  await user.click(shown);
  type("Account name", bank.account_name);
  type("Account number", bank.account_number);
  await user.click(shown);
  expect(screen.queryByRole("textbox", { name: "Account name" })).not.toBeInTheDocument();
  await user.click(shown);
  type("IFSC", "sbin0001234");
  type("Bank and branch", bank.bank_name);
  await user.click(save());
  expect(JSON.parse(String((await fields()).bank))).toEqual(bank);
});

test("an account that is not wanted any more is taken away", async () => {
  const user = await editIn("Payment", build({ bank }));
  await user.click(section().getByRole("switch", { name: "Show our bank account" }));
  await user.click(save());
  expect((await fields()).bank).toBe("");
});
