/** @jest-environment jsdom */

import { forgetDrafts } from "@/lib/browser/draft-storage";
import { draftKey, readDraft, removeDraft, storeDraft } from "@/lib/browser/drafts";

const key = draftKey({ id: 7, client_id: 12 }, "profile");

beforeEach(() => sessionStorage.clear());

test("keeps what was typed, per user", () => {
  storeDraft(key, { about_us: "Lamps", social_media_links: { facebook: "x" }, is_active: false });
  expect(readDraft(key)).toEqual({
    values: { about_us: "Lamps", social_media_links: { facebook: "x" }, is_active: false },
    isPartial: false,
    isOpen: true,
  });
  expect(readDraft(draftKey({ id: 8, client_id: 12 }, "profile"))).toBeNull();
  expect(readDraft(draftKey({ id: 7, client_id: 13 }, "profile"))).toBeNull();
  removeDraft(key);
  expect(readDraft(key)).toBeNull();
});

test("never keeps a password or a file, and says so", () => {
  storeDraft(key, { email: "a@b.example", password: "secret words", new_password: "", logo: new File(["x"], "x.png") });
  expect(readDraft(key)).toEqual({ values: { email: "a@b.example" }, isPartial: true, isOpen: true });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("secret");
});

test("keeps no list in which a file stands anywhere, and one without", () => {
  const stored = [{ source: { id: 1 }, focus: { x: 1, y: 2 } }];
  storeDraft(key, { image: [...stored, { source: new File(["x"], "x.png") }], name: "Lamp" });
  expect(readDraft(key)).toEqual({ values: { name: "Lamp" }, isPartial: true, isOpen: true });
  storeDraft(key, { image: stored });
  expect(readDraft(key)).toEqual({ values: { image: stored }, isPartial: false, isOpen: true });
});

test("takes what it cannot read for nothing", () => {
  sessionStorage.setItem(key, "{half");
  expect(readDraft(key)).toBeNull();
  sessionStorage.setItem(key, '{"values":1}');
  expect(readDraft(key)).toBeNull();
});

test("forgets all drafts, and nothing else", () => {
  storeDraft(key, { a: 1 });
  storeDraft(draftKey({ id: 8 }, "new-client"), { a: 1 });
  sessionStorage.setItem("other", "stays");
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
});
