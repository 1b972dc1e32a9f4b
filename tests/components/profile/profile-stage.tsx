import { fireEvent, screen } from "@testing-library/react";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { type FakeCall, fakeApi } from "../fake-api";
import { fakePictures } from "../fake-pictures";
import { awaitUpload, type FakeUpload, fakeUploads } from "../fake-upload";
import { setupPicker } from "../pick-files";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildCompleteProfile } from "./build-profile";

/** The profile screen over a fake server, and helpers to use it. */

export const load = "GET /api/client/profile/complete/";

export const site = {
  buildId: "test",
  brandName: "Namaskard",
  currency: "USD",
  mediaOrigin: null,
  emptySections: "show" as const,
};

/** The requests since the screen was shown. */
export const stage: { calls: FakeCall[]; uploads: FakeUpload[] } = { calls: [], uploads: [] };

export async function show(complete = buildCompleteProfile(), user = buildCurrentUser()) {
  stage.calls = fakeApi({ [load]: () => ({ json: complete }) });
  stage.uploads = fakeUploads();
  fakePictures();
  await showScreen(user, <ProfileScreen site={site} />);
  return screen.findByRole("button", { name: "Edit Profile" });
}

export async function edit(...shown: Parameters<typeof show>) {
  const user = setupPicker();
  await user.click(await show(...shown));
  return user;
}

/** Starts editing in one of the rooms, by its name. */
export async function editIn(room: string, ...shown: Parameters<typeof show>) {
  const user = await edit(...shown);
  openRoom(room);
  return user;
}

/** Opens a room by its link. */
export function openRoom(name: string) {
  fireEvent.click(screen.getByRole("link", { name: new RegExp(`^${name}`) }));
}

export const field = (name: string) => screen.getByRole("textbox", { name });
export const save = () => screen.getByRole("button", { name: "Save Changes" });

export const sent = () => awaitUpload(stage.uploads);
