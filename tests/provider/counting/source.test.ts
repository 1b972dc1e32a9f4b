import { sourceOf } from "@/provider/counting/source";

const chrome = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";

test.each([
  ["direct", {}],
  ["qr", { origin: "qr" }],
  ["print", { origin: "print", referrer: "www.google.com" }],
  ["share", { origin: "share" }],
  ["whatsapp", { origin: "share", referrer: "web.whatsapp.com" }],
  ["whatsapp", { referrer: "com.whatsapp" }],
  ["instagram", { origin: "share", agent: `${chrome} Instagram 300.0` }],
  ["facebook", { agent: `${chrome} [FB_IAB/FB4A;FBAV/400]` }],
  ["facebook", { referrer: "l.facebook.com" }],
  ["instagram", { referrer: "l.instagram.com" }],
  ["google", { referrer: "www.google.co.in" }],
  ["google", { referrer: "com.google.android.googlequicksearchbox" }],
  ["search", { referrer: "duckduckgo.com" }],
  ["youtube", { referrer: "m.youtube.com" }],
  ["linkedin", { referrer: "www.linkedin.com" }],
  ["x", { referrer: "T.CO" }],
  ["telegram", { referrer: "web.telegram.org" }],
  ["website", { referrer: "google.com.evil.example" }],
  ["website", { referrer: "notwhatsapp.com" }],
] as const)("%s is what %j says", (source, trace) => {
  expect(sourceOf({ agent: chrome, ...trace })).toBe(source);
});
