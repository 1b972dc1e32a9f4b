import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import type { Mail, MailError } from "@/provider/ports/mail/mail";
import { createSmtpMail, type SmtpOptions } from "@/provider/ports/mail/smtp";
import { findFreePort } from "../../../free-port";
import { makeCertificate } from "../../../servers/certificate";
import { openSmtp, type SmtpServer } from "../../../servers/smtp";

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const invitation = { to: "asha@example.com", subject: "Your card", text: "It is ready." };

/** An SMTP server and mail over it. The timeout is long, so that a busy machine fails no test. */
async function open(
  serverOptions: SMTPServerOptions = {},
  {
    address = (port: number) => `smtp://127.0.0.1:${port}`,
    ...options
  }: Partial<SmtpOptions> & { address?: (port: number) => string } = {},
): Promise<{ server: SmtpServer; mail: Mail }> {
  const server = await openSmtp(serverOptions);
  const mail = createSmtpMail({ smtpUrl: address(server.port), mailFrom: "Namaskard <cards@example.com>", ...options });
  opened.push(server.close, mail.close);
  return { server, mail };
}

/** The kind and text of a failure, which must not leak addresses, secrets or the message. */
async function failureOf(sending: Promise<void>): Promise<[string, string]> {
  const error = await sending.then(
    () => {
      throw new Error("The message was taken");
    },
    (failure: MailError) => failure,
  );
  expect(error.name).toBe("MailError");
  expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/asha|Your card|It is ready|secret/);
  return [error.kind, error.message];
}

test("an attachment arrives byte by byte, under its name", async () => {
  const { server, mail } = await open();
  const content = Buffer.from(Array.from({ length: 300 }, (_, index) => index % 256));
  const name = "विवरण NK-26-27-00001.pdf";
  await mail.send({ ...invitation, attachments: [{ name, type: "application/pdf", content }] });
  const [attachment] = server.received[0]?.email.attachments ?? [];
  expect(attachment).toMatchObject({ filename: name, mimeType: "application/pdf", disposition: "attachment" });
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(content)).toBe(true);
  expect(server.received[0]?.email.text).toContain(invitation.text);
});

test("a message arrives as it was written, in any script and at any length", async () => {
  const { server, mail } = await open(undefined, { mailFrom: "नमस्कार कार्ड <cards@example.com>" });
  const long = `${"अ".repeat(3_000)} ${"x".repeat(5_000)} 🙂`;
  const text = `नमस्ते आशा,\n\n.\n..\n${long}\nFrom here on =20 and more   \n`;
  const subject = "आपका कार्ड तैयार है — ".repeat(12).trim();
  const html = `<p>${long} &amp; ॐ</p>`;
  await mail.send({ to: "asha.o'brien+cards@example.com", subject, text, html });
  const [{ from, to, raw, email }] = server.received as [SmtpServer["received"][0]];
  expect([from, to]).toEqual(["cards@example.com", ["asha.o'brien+cards@example.com"]]);
  expect(email.from).toMatchObject({ name: "नमस्कार कार्ड", address: "cards@example.com" });
  expect(email.to).toMatchObject([{ address: "asha.o'brien+cards@example.com" }]);
  expect(email.subject).toBe(subject);
  // Compared by hand, since `toBe` would print it all.
  expect(email.text?.trimEnd() === text.trimEnd() && email.html?.trimEnd() === html).toBe(true);
  expect(email.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
  for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
});

test("says where its reader ends such mails, for programs that offer it", async () => {
  const { server, mail } = await open();
  await mail.send({
    ...invitation,
    unsubscribe: "https://cards.test/api/unsubscribe/leads-1-a\r\nBcc: eve@example.com",
  });
  await mail.send(invitation);
  const headersOf = (index: number) =>
    Object.fromEntries(server.received[index]?.email.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headersOf(0)).toMatchObject({
    "list-unsubscribe": "<https://cards.test/api/unsubscribe/leads-1-aBcc:%20eve@example.com>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  expect(headersOf(1)).not.toHaveProperty("list-unsubscribe");
});

test("a subject stays one line, whatever is in it", async () => {
  const { server, mail } = await open();
  for (const end of ["\r\n", "\n", "\r", "\u2028", "\0\n", "\r\n\r\n"]) {
    await mail.send({ ...invitation, subject: `Hello${end}Bcc: eve@example.com` });
    const { email, to } = server.received.at(-1) as SmtpServer["received"][0];
    expect([email.subject, email.bcc, to]).toEqual(["Hello Bcc: eve@example.com", undefined, [invitation.to]]);
  }
});

test.each([
  "",
  "asha",
  "asha@example.com, eve@example.com",
  "asha@example.com;eve@example.com",
  "Asha <asha@example.com>",
  "asha@example.com\r\nBcc: eve@example.com",
  "asha@example.com\n",
  "asha@exam ple.com",
  `${"a".repeat(260)}@example.com`,
])("%j is not one address, and nothing is sent", async (to) => {
  const { server, mail } = await open();
  expect((await failureOf(mail.send({ ...invitation, to })))[0]).toBe("permanent");
  expect(server.connections()).toBe(0);
});

test("many messages go over few connections, and over new ones when those have ended", async () => {
  const { server, mail } = await open();
  const send = async (subject: string): Promise<void> => {
    try {
      await mail.send({ ...invitation, subject });
    } catch (error) {
      // The message may have been in transit when the server hung up.
      if ((error as MailError).kind !== "temporary") throw error;
      await send(subject);
    }
  };
  const subjects = Array.from({ length: 60 }, (_, number) => String(number));
  await Promise.all(subjects.slice(30).map(send));
  expect(server.connections()).toBeLessThanOrEqual(3);
  server.hangUp();
  await Promise.all(subjects.slice(0, 30).map(send));
  expect(server.received.map(({ email }) => email.subject).sort()).toEqual(subjects.sort());
});

describe("the server's reply decides whether to retry", () => {
  const refuse = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

  test.each([
    [550, "5.1.1 <asha@example.com> user asha unknown", "permanent", "550 5.1.1"],
    [554, "asha", "permanent", "554"],
    [451, "4.7.1 greylisted, asha", "temporary", "451 4.7.1"],
    [421, "asha", "temporary", "421"],
    [530, "5.7.0 sign in first", "temporary", "530 5.7.0"],
  ])("%i for the recipient", async (code, text, kind, reason) => {
    const onRcptTo: SMTPServerOptions["onRcptTo"] = (_address, _session, done) => done(refuse(code, text));
    const { server, mail } = await open({ onRcptTo });
    const expected = [kind, `The mail server at 127.0.0.1:${server.port} did not take a message (${reason})`];
    for (let count = 0; count < 3; count++) expect(await failureOf(mail.send(invitation))).toEqual(expected);
  });

  test.each([
    [552, "permanent"],
    [452, "temporary"],
  ])("%i for the message", async (code, kind) => {
    const onData: SMTPServerOptions["onData"] = (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => done(refuse(code, "It is ready.")));
    };
    const { mail } = await open({ onData });
    expect(await failureOf(mail.send(invitation))).toEqual([kind, expect.stringContaining(`(${code})`)]);
  });

  test("a greeting that turns everybody away is about us, not about the message", async () => {
    const { mail } = await open({ onConnect: (_session, done) => done(refuse(554, "not you, asha")) });
    expect((await failureOf(mail.send(invitation)))[0]).toBe("temporary");
  });
});

describe("a server that is not there, stalls or breaks off", () => {
  test("nobody listens", async () => {
    const port = await findFreePort();
    const mail = createSmtpMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "cards@example.com" });
    expect(await failureOf(mail.send(invitation))).toEqual(["temporary", expect.stringContaining("ECONNREFUSED")]);
    await mail.close();
  });

  test.each<[string, SMTPServerOptions]>([
    ["no greeting", { onConnect() {} }],
    ["no answer to the recipient", { onRcptTo() {} }],
    ["no answer to the message", { onData: (stream) => void stream.resume() }],
  ])("%s", async (_, options) => {
    const { mail } = await open({ ...options }, { timeout: 200 });
    expect((await failureOf(mail.send(invitation)))[0]).toBe("temporary");
  });

  test("it hangs up in the middle, again and again", async () => {
    const { server, mail } = await open({ onRcptTo: () => server.hangUp() });
    for (let count = 0; count < 3; count++) expect((await failureOf(mail.send(invitation)))[0]).toBe("temporary");
  });

  test("it hangs up before it greets, again and again", async () => {
    const { server, mail } = await open({ onConnect: () => server.hangUp() });
    expect((await failureOf(mail.send(invitation)))[0]).toBe("temporary");
  });

  test("mail is closed", async () => {
    const { mail } = await open();
    await mail.close();
    await expect(mail.send(invitation)).rejects.toThrow("Mail was sent after it was closed");
  });
});

describe("TLS", () => {
  let folder: string;
  let files: { key: Buffer; cert: Buffer } | null;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "namaskard-smtp-"));
    const made = makeCertificate(folder);
    files = made && { key: await readFile(made.key), cert: await readFile(made.certificate) };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const plain = (port: number) => `smtp://127.0.0.1:${port}`;
  const secure = (port: number) => `smtps://127.0.0.1:${port}`;
  const unverified = (address: (port: number) => string) => (port: number) =>
    `${address(port)}?tls.rejectUnauthorized=false`;

  test.each([
    ["offered later", plain, false],
    ["from the start", secure, true],
  ])("%s: a certificate that nobody vouches for is refused unless that is wanted", async (_, address, isSecure) => {
    if (!files) return;
    let wasSecure = false;
    const onRcptTo: SMTPServerOptions["onRcptTo"] = (_address, session, done) => {
      wasSecure = session.secure;
      done();
    };
    const options = { ...files, secure: isSecure, disabledCommands: ["AUTH"], onRcptTo };
    const refusing = await open(options, { address });
    expect(await failureOf(refusing.mail.send(invitation))).toEqual([
      "temporary",
      expect.stringContaining("certificate"),
    ]);
    const taking = await open(options, { address: unverified(address) });
    await taking.mail.send(invitation);
    expect([taking.server.received.length, wasSecure]).toEqual([1, true]);
  });

  test("a user signs in; a wrong password is about us, not about the message, and stays unsaid", async () => {
    if (!files) return;
    const onAuth: SMTPServerOptions["onAuth"] = ({ username, password }, _session, done) =>
      done(password === "secret%" && username === "us@er" ? null : new Error("no secret"), { user: username });
    const address = (password: string) => (port: number) =>
      `smtp://us%40er:${password}@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    const options = { ...files, disabledCommands: [], onAuth };
    const { server, mail } = await open(options, { address: address("secret%25") });
    await mail.send(invitation);
    expect(server.received).toHaveLength(1);
    const wrong = await open(options, { address: address("secret-and-wrong") });
    expect(await failureOf(wrong.mail.send(invitation))).toEqual(["temporary", expect.stringContaining("(535")]);
  });

  test("a password goes to another machine over TLS or not at all", async () => {
    const onAuth = jest.fn();
    // An address of this machine that does not count as loopback.
    const address = (port: number) => `smtp://user:secret@0.0.0.0:${port}`;
    const { mail } = await open({ disabledCommands: ["STARTTLS"], allowInsecureAuth: true, onAuth }, { address });
    expect((await failureOf(mail.send(invitation)))[0]).toBe("temporary");
    expect(onAuth).not.toHaveBeenCalled();
  });
});
