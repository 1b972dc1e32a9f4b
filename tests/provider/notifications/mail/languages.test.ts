import { mailTopics, notificationKinds } from "@/lib/contract/notifications/schema";
import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, languageCodes, languages } from "@/lib/i18n/languages";
import { said } from "@/lib/i18n/said";
import type { T } from "@/lib/i18n/translator";
import * as account from "@/provider/notifications/mail/account-letters";
import { composeAlarm, composeDigest, composeMonth, composeNotice } from "@/provider/notifications/mail/notice";
import { hasLatinWords } from "@/tests/latin";
import { testKeys } from "../../test-options";

const site = { name: "Namaskard", url: "https://cards.test", tokenKeys: testKeys };
const email = "asha@example.com";
const agent = "Mozilla/5.0";
const origin = { agent, country: null, town: null, address: "203.0.113.7" };

function writeAll(t: T) {
  const name = languages[t.language].name;
  const week = { company_name: name, from: "2026-11-09", views: 1_600, visitors: 1_234, calls: 4, chats: 7 };
  const closed = { kind: "closed" as const, language: null, restorable_until: "2026-11-16T02:30:00Z", write_to: email };
  const notices = notificationKinds.flatMap((kind) =>
    [name, ""].map((detail) => ({ kind, detail, count: 2, subject_id: 7, user_id: 1, email })),
  );
  const clients = { joined: 3, left: 1, resting: 2 };
  const money = { received: ["₹1,298"], invoices: 2, due: ["₹599"] };
  const month = { from: "2026-10-01", ...clients, visitors: 9, enquiries: 4, ...money };
  const findings = [{ check: "jobs", detail: said("findings.jobs.late", { count: 2 }) }];
  return [
    account.composeEmailCodeLetter(t, site, { email, code: "123456" }),
    account.composeFormerEmailLetter(t, site, email),
    account.composeNewDeviceLetter(t, site, { kind: "new_device", to: email, at: "2026-11-16T02:30:00Z", origin }),
    account.composeResetLetter(t, site, { email, token: "token" }),
    account.composeInvitation(t, site, { email, token: "token" }),
    account.composeNewPassword(t, site, { email, token: "token" }),
    account.composeClosedLetter(t, site, { ...closed, company_name: name, to: email }),
    ...account.safetyNews.map((news) => account.composeSafetyLetter(t, site, { to: email, news })),
    ...notices.map((notice) => composeNotice(t, site, notice, mailTopics[0])),
    composeDigest(t, site, { user_id: 1, email, kind: "digest", ...week }),
    composeAlarm(t, site, { user_id: 1, email, kind: "alarm", news: "alarm_began", findings }),
    composeMonth(t, site, { user_id: 1, email, kind: "month", ...month }),
  ];
}

test.each(languageCodes.filter((code) => code !== defaultLanguage))(
  "no mail says a word in English in %s",
  (language) => {
    const lines = writeAll(translatorOf(language)).flatMap(({ subject, text }) => [subject, ...text.split("\n")]);
    expect(lines.filter(hasLatinWords)).toEqual([]);
  },
);

test("a mail's link to get no more of them leads to a page in its language", () => {
  const texts = writeAll(translatorOf("ta")).map(({ text }) => text);
  expect(texts.join("\n")).toContain(`${site.url}/ta/unsubscribe/digest-1-`);
});
