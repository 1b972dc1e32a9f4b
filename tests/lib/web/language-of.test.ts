import { ApiError } from "@/lib/contract/errors";
import * as said from "@/lib/contract/failures";
import { languageOf } from "@/lib/web/language-of";
import { respond } from "@/lib/web/site/respond";
import { failures } from "../../english";
import { inOther, other } from "../../other-language";

jest.mock("@/lib/i18n/catalog", () => jest.requireActual("../../other-language").withOtherLanguage());

test.each([
  [
    "the cookie's, whatever the browser asks for",
    { cookie: `a=b; language=${other}; c=d`, "accept-language": "en" },
    other,
  ],
  ["the browser's without a cookie", { "accept-language": `${other},en;q=0.9` }, other],
  ["the browser's where the cookie is no language", { cookie: "language=xx", "accept-language": other }, other],
  [
    "the browser's where the cookie is none of its own",
    { cookie: "language=constructor", "accept-language": other },
    other,
  ],
  ["English where nobody says anything", {}, "en"],
  [
    "English where nothing can be read",
    { cookie: ";;=;language", "accept-language": `;q=;;${",".repeat(9_000)}` },
    "en",
  ],
])("the language is %s", (_, headers, language) => {
  expect(languageOf(new Headers(headers as Record<string, string>))).toBe(language);
});

test("what the web app answers itself is in that language", async () => {
  const headers = { cookie: `language=${other}`, "accept-language": "en" };
  const answer = await respond(new Request("http://site/api/x", { headers }), () => {
    throw new ApiError("not_found", said.notFound);
  });
  expect(await answer.json()).toMatchObject({ code: "not_found", detail: inOther(failures.notFound) });
  expect(answer.headers.get("content-language")).toBe(other);
});
