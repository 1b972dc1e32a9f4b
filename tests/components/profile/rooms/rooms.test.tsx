import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { findFields, formFields } from "@/components/profile/rooms/field-words";
import { listRooms, roomNames } from "@/components/profile/rooms/rooms";
import { translatorOf } from "@/lib/i18n/catalog";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import { profileMessages } from "../../../english";
import { buildCompleteProfile } from "../build-profile";
import { edit, editIn, field, openRoom, save, show, stage } from "../profile-stage";

const t = translatorOf("en");
const nav = () => within(screen.getByRole("navigation", { name: "Profile" }));
const search = () => screen.getByRole("searchbox", { name: "Find a field" });

describe("the rooms of the profile", () => {
  test("are one at a time, each with an address", async () => {
    await show();
    expect(nav().getByRole("link", { current: "page" })).toHaveTextContent("Contact");
    openRoom("Hours");
    expect(window.location.pathname).toBe("/dashboard/profile/hours");
    expect(nav().getByRole("link", { current: "page" })).toHaveTextContent("Hours");
    expect(screen.queryByRole("region", { name: "Basic information" })).not.toBeInTheDocument();
    openRoom("Contact");
    expect(window.location.pathname).toBe("/dashboard/profile");
    expect(nav().getByRole("link", { name: "Account" })).toHaveAttribute("href", "/dashboard/account");
  });

  test("are left out where the provider knows nothing of what is in them", () => {
    const { profile, ...rest } = buildCompleteProfile();
    const bare = { ...profile, opening_hours: undefined, time_zone: undefined };
    expect(listRooms({ ...rest, profile: bare })).not.toContain("hours");
    expect(listRooms({ ...rest, profile: { ...bare, time_zone: null } })).toContain("hours");
  });

  test("keep what is typed while another is open, and save together", async () => {
    const user = await edit();
    await user.type(field("Phone"), "99");
    openRoom("About");
    await user.type(field("About us"), "!");
    await user.click(save());
    await waitFor(() => expect(stage.uploads).toHaveLength(1));
    const { form } = stage.uploads[0];
    expect([form.get("phone"), form.get("about_us")]).toEqual(["+91 98765 4321099", expect.stringMatching(/!$/)]);
  });

  test("that has something wrong opens when saving finds it, at its field", async () => {
    const user = await editIn("Links");
    await user.type(field("LinkedIn"), "https://example.com/me");
    openRoom("Hours");
    await user.click(save());
    await waitFor(() => expect(screen.getByText(profileMessages.socialLinkInvalid("LinkedIn"))).toBeVisible());
    expect(field("LinkedIn")).toHaveFocus();
    expect(nav().getByRole("link", { current: "page" })).toHaveTextContent("Links1 to correct");
  });
});

describe("the search", () => {
  test.each([
    ["mobile number", ["phone", "phones"]],
    ["COLOUR", ["brand_color", "mood"]],
    ["insta", ["social_media_links"]],
    ["address", ["address", "slug", "branches"]],
    ["   ", []],
    ["!?", []],
    ["spaceship", []],
  ])("for %j finds %j", (typed, names) => {
    expect(findFields(t, typed, roomNames).map(({ name }) => name)).toEqual(names);
  });

  test("takes a letter and its vowel signs for one", () => {
    const texts: Partial<Record<Key, string>> = {
      "profile.contact.phone": "फ़ोन",
      "profile.place.address": "फूल वाली गली",
    };
    const hindi = ((key) => texts[key] ?? "") as T;
    expect(findFields(hindi, "फ़ो", roomNames).map(({ name }) => name)).toEqual(["phone"]);
    expect(findFields(hindi, "ल", roomNames)).toEqual([]);
  });

  test("leads to the field in its room", async () => {
    const user = await edit();
    await user.type(search(), "slogan");
    await user.click(screen.getByRole("button", { name: /What you sell, in one line/ }));
    expect(nav().getByRole("link", { current: "page" })).toHaveTextContent("About");
    expect(field("What you sell, in one line")).toHaveFocus();
    expect(search()).toHaveValue("");
  });

  test("takes the first of what it found on Enter, without saving", async () => {
    const user = await edit();
    await user.type(search(), "facebook{Enter}");
    expect(field("Facebook")).toHaveFocus();
    expect(stage.uploads).toHaveLength(0);
    fireEvent.change(search(), { target: { value: "spaceship" } });
    expect(screen.getByText("No such field")).toBeVisible();
    await user.type(search(), "{Escape}");
    expect(search()).toHaveValue("");
  });

  test("names each field as the form does", async () => {
    const known = {
      mood: null,
      opening_hours: null,
      sections: null,
      category: "",
      founded: null,
      upi_id: "",
      bank: null,
      gstin: "",
      currency: null,
      phones: [],
      links: [],
      branches: [],
      language: null,
    };
    await edit(buildCompleteProfile({ profile: known }));
    for (const { label, name } of formFields)
      if (label) expect([name, screen.queryAllByText(t(label)).length > 0]).toEqual([name, true]);
  });
});
