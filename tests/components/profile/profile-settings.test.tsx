import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { announceSessionEnd } from "@/lib/browser/session-end";
import { profileFormSchema } from "@/lib/contract/cards/schema";
import { ApiError, validationError } from "@/lib/contract/errors";
import { screenLimits } from "@/lib/contract/values";
import { completeProfileAnswerSchema } from "@/lib/web/answers/core";
import { english, failures, fieldMessages, fileMessages, profileMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { fakePictures } from "../fake-pictures";
import { expectReasons } from "../form/expect-reasons";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildCompleteProfile } from "./build-profile";
import { edit, editIn, field, load, openRoom, save, sent, show, site, stage } from "./profile-stage";

describe("reading", () => {
  test("shows the company, its user type, card, template and links", async () => {
    await show();
    const basics = screen.getByRole("region", { name: "Basic information" });
    expect(within(basics).getByText("Sharma Traders")).toBeInTheDocument();
    for (const text of ["Client", "priya@sharma.example"]) expect(within(basics).getByText(text)).toBeInTheDocument();
    const place = screen.getByRole("region", { name: "Where to find you" });
    const address = within(place).getByRole("link", { name: /^cards\.example/ });
    expect(address).toHaveAttribute("href", "https://cards.example/sharma-traders");
    openRoom("Look");
    expect(within(screen.getByRole("region", { name: "Design" })).getByText("Classic")).toBeInTheDocument();
    openRoom("Links");
    const social = screen.getByRole("region", { name: "Social links" });
    expect(within(social).getAllByRole("listitem")).toHaveLength(1);
    expect(within(social).getByRole("link")).toHaveAttribute("href", "https://instagram.com/sharma");
    expect(screen.queryByRole("button", { name: "Save Changes" })).not.toBeInTheDocument();
  });

  test("says what is not provided", async () => {
    await show(buildCompleteProfile({ client: { phone: "" }, profile: { social_media_links: {}, about_us: "" } }));
    // Rooms out of view render a moment later.
    expect(await screen.findByText("No social links yet")).toBeInTheDocument();
    expect(screen.getAllByText("Not provided")).toHaveLength(3);
  });

  test("shows what a provider that sends null comes to", async () => {
    const gaps = { client: { name: "Acme", email: null, phone: null }, profile: { address: null } };
    await show(completeProfileAnswerSchema.parse(gaps));
    expect(screen.getByText("Acme", { selector: "dd" })).toBeInTheDocument();
  });

  test("a profile that cannot be loaded says so and is loaded on request", async () => {
    const user = userEvent.setup();
    const routes = {
      [load]: { status: 403, json: new ApiError("permission_denied", failures.permissionDenied).toBody("1", english) },
    };
    fakeApi(routes);
    await showScreen(buildCurrentUser(), <ProfileScreen site={site} />);
    expect(await screen.findByRole("heading", { name: "Failed to fetch profile data" })).toBeInTheDocument();
    fakeApi({ [load]: { json: buildCompleteProfile() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("button", { name: "Edit Profile" })).toBeInTheDocument();
  });
});

describe("saving", () => {
  test("sends the form, returns to reading and says so for three seconds", async () => {
    const user = await edit();
    await user.clear(field("Company name"));
    await user.type(field("Company name"), "Sharma & Sons");
    await user.click(save());
    const upload = await sent();
    expect(upload).toMatchObject({ method: "PATCH", url: "/api/client/profile/crud/" });
    expect(upload.form.get("company_name")).toBe("Sharma & Sons");
    expect(upload.form.get("template_choice")).toBe("1");
    expect([upload.form.has("logo"), upload.form.has("slug")]).toEqual([false, false]);
    expect(stage.calls.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(screen.getByRole("button", { name: "Saving..." })).toHaveAttribute("aria-busy", "true");

    jest.useFakeTimers();
    await upload.answer(200, {});
    await act(() => jest.advanceTimersByTimeAsync(screenLimits.successMessage - 100));
    expect(screen.getByText("Profile updated successfully!")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Edit Profile" })).toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByText("Profile updated successfully!")).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test("trims links, completes and omits them", async () => {
    const user = await editIn("Links");
    await user.type(field("Facebook"), "  facebook.com/sharma ");
    await user.clear(field("Instagram"));
    await user.click(save());
    const { form } = await sent();
    expect(JSON.parse(String(form.get("social_media_links")))).toEqual([
      { platform: "facebook", url: "https://facebook.com/sharma" },
    ]);
  });

  test("sends the chosen template", async () => {
    const user = await editIn("Look");
    expect(screen.getByRole("radio", { name: /Classic/ })).toBeChecked();
    expect(screen.getAllByRole("radio")).toHaveLength(5);
    await user.click(screen.getByRole("radio", { name: /Visiting card/ }));
    await user.click(save());
    expect((await sent()).form.get("template_choice")).toBe("5");
  });

  test("a template outside 1 to 5 counts as 1", async () => {
    const { client, profile } = buildCompleteProfile();
    await editIn("Look", completeProfileAnswerSchema.parse({ client, profile: { ...profile, template_choice: "9" } }));
    expect(screen.getByRole("radio", { name: /Classic/ })).toBeChecked();
  });

  test("shows broken rules on their fields and sends nothing", async () => {
    const user = await edit();
    await user.clear(field("Company name"));
    await user.clear(field("Email"));
    openRoom("Links");
    await user.type(field("LinkedIn"), "https://example.com/me");
    openRoom("Contact");
    await user.clear(field("Card link"));
    await user.type(field("Card link"), "not allowed!");
    await user.click(save());
    expect(await screen.findByText(fieldMessages.companyNameRequired)).toBeInTheDocument();
    expect(field("Company name")).toHaveAccessibleDescription(new RegExp(fieldMessages.companyNameRequired));
    expect(field("Email")).toHaveAccessibleDescription(new RegExp(fieldMessages.emailRequired));
    expect(field("Card link")).toHaveAccessibleDescription(new RegExp(profileMessages.slugInvalid));
    openRoom("Links 1 to correct");
    expect(field("LinkedIn")).toHaveAccessibleDescription(profileMessages.socialLinkInvalid("LinkedIn"));
    expect(stage.uploads).toHaveLength(0);
  });

  test("shows the server's field errors on their fields, nested ones too", async () => {
    const user = await edit();
    await user.click(save());
    const { error } = profileFormSchema.pick({ social_media_links: true }).safeParse({
      social_media_links: { facebook: "x", twitter: "", instagram: "", linkedin: "", youtube: "", website: "" },
    });
    if (!error) throw new Error("Expected a broken rule");
    await (await sent()).answer(400, validationError(error).toBody("1", english));
    await waitFor(() => expect(field("Facebook")).toBeInvalid());
    expect(field("Facebook")).toHaveFocus();

    await user.click(save());
    await waitFor(() => expect(stage.uploads).toHaveLength(2));
    const taken = new ApiError("validation_error", profileMessages.slugTaken, {
      fields: { slug: [profileMessages.slugTaken] },
    });
    await stage.uploads[1].answer(400, taken.toBody("1", english));
    expect(await screen.findByText(profileMessages.slugTaken)).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("shows the server's reason, else its own", async () => {
    const user = await edit();
    await user.click(save());
    const refusal = new ApiError("storage_full", failures.storageFull);
    await expectReasons(stage.uploads, refusal, () => user.click(save()), "Failed to update profile");
    expect(save()).toBeEnabled();
  });
});

describe("the logo", () => {
  const input = () => screen.getByLabelText(/Company logo/);
  const png = (name: string, type = "image/png") => new File(["picture"], name, { type });

  test("is cropped once chosen, and stays as it is when that is cancelled", async () => {
    const user = await editIn("Look");
    expect(screen.getByRole("img", { name: "Preview of Current image" })).toHaveAttribute("src", "/media/logo.webp");
    expect(input()).toHaveAccessibleDescription(/512x512 or larger is recommended/);
    await user.upload(input(), png("new.png"));
    expect(await screen.findByRole("dialog", { name: "Crop your logo" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Use picture" })).toBeInTheDocument();
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
    await user.click(save());
    expect((await sent()).form.has("logo")).toBe(false);
  });

  test("is refused when the browser cannot read it", async () => {
    const user = await editIn("Look");
    fakePictures(null);
    await user.upload(input(), png("broken.png"));
    expect(await screen.findByText(fileMessages.imageUnreadable)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("is refused when it is no image", async () => {
    const user = await editIn("Look");
    await user.upload(input(), png("notes.txt", "text/plain"));
    expect(await screen.findByText(fileMessages.imageInvalid)).toBeInTheDocument();
  });

  test("can be removed", async () => {
    const user = await editIn("Look");
    await user.click(screen.getByRole("button", { name: "Remove Current image" }));
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    await user.click(save());
    expect((await sent()).form.get("logo")).toBe("");
  });
});

describe("editing", () => {
  test("Cancel discards everything and loads the profile again", async () => {
    const user = await edit();
    // The picture never finishes decoding.
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
    await user.upload(screen.getByLabelText(/Company logo/), new File(["x"], "new.png", { type: "image/png" }));
    await user.type(field("Phone"), "99");
    // Failed lists are refetched meanwhile; count profile loads only.
    const loads = () => stage.calls.filter(({ path }) => load.endsWith(path)).length;
    const before = loads();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("+91 98765 43210")).toBeInTheDocument();
    await waitFor(() => expect(loads()).toBe(before + 1));
    await user.click(screen.getByRole("button", { name: "Edit Profile" }));
    expect(field("Phone")).toHaveValue("+91 98765 43210");
    expect(screen.queryByText("new.png")).not.toBeInTheDocument();
    expect(stage.uploads).toHaveLength(0);
  });

  test("shows the full link of the address as it is typed", async () => {
    const user = await edit();
    await user.clear(field("Card link"));
    await user.type(field("Card link"), "Sharma-Pune");
    expect(screen.getByText("https://cards.example/sharma-pune")).toBeInTheDocument();
    await user.click(save());
    expect((await sent()).form.get("slug")).toBe("sharma-pune");
  });

  test("says whether the address may be had, once typing pauses", async () => {
    const user = await edit();
    const check = "GET /api/client/profile/slug/";
    const answer = { slug: "taken-name", available: false, detail: profileMessages.slugTaken };
    stage.calls = fakeApi({ [load]: { json: buildCompleteProfile() }, [check]: { json: answer } });
    await user.clear(field("Card link"));
    expect(screen.getByText(profileMessages.slugInvalid)).toBeInTheDocument();
    fireEvent.change(field("Card link"), { target: { value: "taken-name" } });
    expect(screen.getByText("Checking this link...")).toBeInTheDocument();
    expect(await screen.findByText(profileMessages.slugTaken)).toBeInTheDocument();
    expect(stage.calls.filter(({ path }) => path.includes("/slug/")).map(({ path }) => path)).toEqual([
      "/api/client/profile/slug/?slug=taken-name",
    ]);
  });

  test("what was typed is there again after the session ended", async () => {
    const user = await edit();
    await user.type(field("Phone"), "99");
    openRoom("Links");
    await user.type(field("Instagram"), "/team");
    announceSessionEnd();
    cleanup();
    await showScreen(buildCurrentUser(), <ProfileScreen site={site} />);
    expect(await screen.findByText("We kept what you typed.")).toBeInTheDocument();
    expect(field("Phone")).toHaveValue("+91 98765 4321099");
    openRoom("Links");
    expect(field("Instagram")).toHaveValue("https://instagram.com/sharma/team");
    await user.click(save());
    expect((await sent()).form.get("phone")).toBe("+91 98765 4321099");

    cleanup();
    await show();
    expect(screen.queryByText("We kept what you typed.")).not.toBeInTheDocument();
  });

  test("without card addresses at the provider there is no such field", async () => {
    const user = await edit(buildCompleteProfile({ client: { slug: undefined } }));
    expect(screen.queryByLabelText("Card link")).not.toBeInTheDocument();
    await user.click(save());
    expect((await sent()).form.has("slug")).toBe(false);
  });

  test("leaving the page asks only while something has changed", async () => {
    const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const user = await edit();
    expect(isAsked()).toBe(false);
    await user.type(field("Phone"), "1");
    expect(isAsked()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(isAsked()).toBe(false);
  });
});
