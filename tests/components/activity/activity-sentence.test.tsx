import { describeActivity } from "@/components/activity/activity-sentence";
import type { Activity } from "@/lib/contract/audit/schema";
import { translatorOf } from "@/lib/i18n/catalog";
import { buildActivity } from "./build-activity";

const t = translatorOf("en");

const byOther = { is_own: false };

test.each<[Partial<Activity>, string]>([
  [{}, 'Uploaded the document "Catalogue"'],
  [{ action: "product_updated", detail: "Lamp" }, 'Updated the product "Lamp"'],
  [{ action: "sign_in", detail: "" }, "Signed in"],
  [{ action: "password_changed", detail: "" }, "Changed the password"],
  [{ action: "password_changed", detail: "", ...byOther }, "An administrator changed the password"],
  [{ action: "reset_link_created", detail: "", ...byOther }, "An administrator created a reset link"],
  [{ action: "client_renamed", detail: "A → B", ...byOther }, "An administrator changed the company name: A → B"],
  [{ action: "client_created", detail: "Sharma Traders", ...byOther }, "Your account was created"],
  [{ action: "client_blocked", detail: "", ...byOther }, "Your account was deactivated"],
  [
    { action: "visitor_data_deleted", detail: "1 review, 0 leads", ...byOther },
    "An administrator deleted visitor data: 1 review, 0 leads",
  ],
])("a client reads %j as: %s", (overrides, sentence) => {
  expect(describeActivity(t, buildActivity(overrides), { is_admin: false })).toBe(sentence);
});

test.each<[Partial<Activity>, string]>([
  [{ action: "client_blocked", detail: "" }, 'Deactivated the client "Sharma Traders"'],
  [{ action: "client_blocked", detail: "", company_name: null }, "Deactivated the client (deleted)"],
  [{ action: "client_deleted", detail: "Acme", company_name: null }, 'Deleted the client "Acme"'],
  [
    { action: "visitor_data_deleted", detail: "0 reviews, 2 leads" },
    'Deleted visitor data at "Sharma Traders": 0 reviews, 2 leads',
  ],
  [{ action: "password_changed", detail: "" }, 'Changed the password of "Sharma Traders"'],
  [{ action: "reset_link_created", detail: "" }, 'Created a reset link for "Sharma Traders"'],
  [{ action: "password_changed", detail: "", client_id: null }, "Changed the password"],
  [
    { action: "client_created", detail: "Old", ...byOther },
    'Another administrator created the client "Sharma Traders"',
  ],
])("an administrator reads %j as: %s", (overrides, sentence) => {
  expect(describeActivity(t, buildActivity(overrides), { is_admin: true })).toBe(sentence);
});

test("what a colleague did is told as one's own, for the name stands beside it", () => {
  const entry = buildActivity({ is_own: false, colleague: "Asha Rao" });
  expect(describeActivity(t, entry, { is_admin: false })).toBe('Uploaded the document "Catalogue"');
});
