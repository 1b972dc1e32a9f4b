import { sendMail } from "@/provider/notifications/mail/jobs";
import { type Mail, MailError, type MailMessage } from "@/provider/ports/mail/mail";
import { buildDeps, type TestDeps } from "../../build-deps";
import { sentMail } from "../../kept-mail";

const message = { to: "asha@example.com", subject: "Namaste", text: "Your card is ready" };
let deps: TestDeps;
afterEach(() => deps.close());

async function run(send: Mail["send"]): Promise<void> {
  deps = await buildDeps({ mail: { ...sentMail, send } });
  await sendMail.run(deps, sendMail.payload.parse(message), new AbortController().signal);
}

test("a message goes out as it was left", async () => {
  const sent: MailMessage[] = [];
  await run(async (message) => void sent.push(message));
  expect(sent).toEqual([message]);
});

test.each([
  ["permanent", "PermanentFailure"],
  ["temporary", "MailError"],
] as const)("a %s refusal is told as %s, so that only what may help is tried again", async (kind, name) => {
  await expect(run(() => Promise.reject(new MailError(kind, "refused")))).rejects.toMatchObject({ name });
});
