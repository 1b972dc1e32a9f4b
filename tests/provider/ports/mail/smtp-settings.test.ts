import { openMail } from "@/provider/ports/mail/open";
import { parseMailFrom, parseSmtpUrl } from "@/provider/ports/mail/smtp-settings";

test.each([
  ["smtp://mail.example", { host: "mail.example", port: 587, isTls: false, isVerified: true }],
  ["smtps://mail.example/", { host: "mail.example", port: 465, isTls: true, isVerified: true }],
  [
    "smtp://user%40site:p%2Fw@[::1]:2525",
    { host: "::1", port: 2525, isTls: false, isVerified: true, credentials: { user: "user@site", pass: "p/w" } },
  ],
  ["smtp://relay:25/?tls.rejectUnauthorized=false", { host: "relay", port: 25, isTls: false, isVerified: false }],
])("%s says where mail is taken", (url, expected) => {
  expect(parseSmtpUrl(url)).toEqual(expected);
});

test.each([
  "mail.example:25",
  "http://user:secret-word@mail.example",
  "smtp:///",
  "smtp://mail.example:99999",
  "smtp://user:secret-word@mail.example/inbox",
  "smtp://user:secret-word@mail.example?logger=true&debug=true",
  "smtp://user:secret-word@mail.example#x",
  "smtp://secret-word@mail.example",
  "smtp://:secret-word@mail.example",
  "smtp://user:secret-word%@mail.example",
])("%j is one line that names the setting and not what it says", (url) => {
  expect(() => parseSmtpUrl(url)).toThrow(
    expect.objectContaining({
      name: "StartError",
      message: expect.stringMatching(/^SMTP_URL: (?!.*secret-word)[^\n]+$/),
    }),
  );
});

test.each([
  ["cards@example.com", "", "cards@example.com"],
  [" Cards <cards@example.com> ", "Cards", "cards@example.com"],
  ['"Cards, Inc." <cards@example.com>', "Cards, Inc.", "cards@example.com"],
  ["नमस्कार<cards@example.com>", "नमस्कार", "cards@example.com"],
])("%s says whom mail is from", (text, name, address) => {
  expect(parseMailFrom(text)).toEqual({ name, address });
});

test.each([
  "",
  "Cards",
  "Cards <>",
  "Cards <cards@>",
  "a@example.com, b@example.com",
  "A <a@example.com>, B <b@example.com>",
  "A\r\nBcc: b@example.com <a@example.com>",
])("%j is nobody whom mail can be from", (text) => {
  const message = "MAIL_FROM: must be like Name <name@example.com>";
  expect(() => parseMailFrom(text)).toThrow(expect.objectContaining({ name: "StartError", message }));
});

test("a server without a sender ends the start; without a server mail is off, and sending a mistake", async () => {
  expect(() => openMail({ smtpUrl: "smtp://mail.example" })).toThrow("MAIL_FROM: must be like");
  const mail = openMail({});
  expect(mail.isOn).toBe(false);
  await expect(mail.send({ to: "a@example.com", subject: "", text: "" })).rejects.toThrow("without asking whether");
  await mail.close();
  expect(openMail({ smtpUrl: "smtp://mail.example", mailFrom: "cards@example.com" }).isOn).toBe(true);
});
