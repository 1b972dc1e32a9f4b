import { fireEvent, screen } from "@testing-library/react";
import { fakeApi } from "../../fake-api";
import { buildCompleteProfile } from "../build-profile";
import { edit, field, load, save, sent, stage } from "../profile-stage";

/** Editing with a provider that answers which link a new name would get. */
async function editNamed(check: { slug: string; available: boolean; detail: string } | null) {
  const user = await edit();
  const answer = check === null ? { status: 404 } : { json: check };
  stage.calls = fakeApi({
    [load]: { json: buildCompleteProfile() },
    "GET /api/client/profile/slug/": answer,
  });
  return user;
}

const brought = { slug: "sharma-sons", available: true, detail: "" };
const asked = () => stage.calls.filter(({ path }) => path.includes("/slug/")).map(({ path }) => path);

describe("a new company name", () => {
  test("shows the address that it brings, and sends none", async () => {
    const user = await editNamed(brought);
    // In one change: on a slow machine pauses between letters would send extra requests.
    fireEvent.change(field("Company name"), { target: { value: "Sharma & Sons" } });
    expect(await screen.findByText("Your card gets this link with its new name")).toBeInTheDocument();
    expect(asked()).toEqual(["/api/client/profile/slug/?company_name=Sharma+%26+Sons"]);
    expect(field("Card link")).toHaveValue("sharma-sons");
    expect(field("Card link")).toHaveAccessibleDescription(/cards.example\/sharma-sons/);
    expect(field("Company name")).toHaveAccessibleDescription("Your card moves to https://cards.example/sharma-sons");
    await user.click(save());
    expect((await sent()).form.has("slug")).toBe(false);
  });

  test("leaves the card where it is on request, and moves it after all on another", async () => {
    const user = await editNamed(brought);
    await user.type(field("Company name"), " & Sons");
    await screen.findByText("Your card gets this link with its new name");
    await user.click(screen.getByRole("button", { name: "Keep the current link" }));
    expect(field("Card link")).toHaveValue("sharma-traders");
    expect(screen.getByText("Your card keeps this link")).toBeInTheDocument();
    expect(field("Company name")).toHaveAccessibleDescription(
      "Your card stays at https://cards.example/sharma-traders",
    );
    await user.click(screen.getByRole("button", { name: "Change it with the name" }));
    expect(field("Card link")).toHaveValue("sharma-sons");
    await user.click(screen.getByRole("button", { name: "Keep the current link" }));
    await user.click(save());
    expect((await sent()).form.get("slug")).toBe("sharma-traders");
  });

  test("gives way to a typed address", async () => {
    const user = await editNamed(brought);
    await user.type(field("Company name"), " & Sons");
    await screen.findByText("Your card gets this link with its new name");
    await user.type(field("Card link"), "-pune");
    expect(await screen.findByText("This link is available")).toBeInTheDocument();
    await user.click(save());
    expect((await sent()).form.get("slug")).toBe("sharma-sons-pune");
  });

  test("that brings the same address says that the card stays", async () => {
    const user = await editNamed({ ...brought, slug: "sharma-traders" });
    await user.type(field("Company name"), "!");
    expect(await screen.findByText("Your card keeps this link")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Keep the current link" })).not.toBeInTheDocument();
  });

  test.each([null, { slug: "", available: false, detail: "Use 2 to 60" }])(
    "says that the card moves where the provider answers %j",
    async (check) => {
      const user = await editNamed(check);
      await user.type(field("Company name"), " & Sons");
      expect(await screen.findByText("Your card gets a new link with its new name")).toBeInTheDocument();
      expect(field("Card link")).toHaveValue("sharma-traders");
      expect(field("Company name")).toHaveAccessibleDescription(/^Your link will change/);
    },
  );

  test("typed and taken back changes nothing", async () => {
    const user = await editNamed(brought);
    await user.type(field("Company name"), "x");
    await screen.findByText("Your card gets this link with its new name");
    await user.type(field("Company name"), "{Backspace}");
    expect(field("Card link")).toHaveValue("sharma-traders");
    expect(screen.queryByText(/^Your card (moves|stays)/)).not.toBeInTheDocument();
  });
});
