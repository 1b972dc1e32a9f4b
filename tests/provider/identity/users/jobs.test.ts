import { tellFormerEmail } from "@/provider/identity/users/jobs";
import type { MailMessage } from "@/provider/ports/mail/mail";
import type { Api, ClientCaller } from "../../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { keepMail } from "../../kept-mail";

let sent: MailMessage[];
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

beforeEach(async () => {
  const kept = keepMail();
  sent = kept.sent;
  deps = await buildDeps({ mail: kept.mail });
  api = await openApi(deps);
  client = await api.client();
});
afterEach(() => deps.close());

const jobs = async () => {
  const rows = deps.db.selectFrom("jobs").select("payload").where("kind", "=", tellFormerEmail.kind);
  return (await rows.execute()).map(({ payload }) => JSON.parse(payload));
};
/** Changes the email while there is no mail server, when it takes effect at once. */
async function change(email: string): Promise<void> {
  const { mail } = deps;
  deps.mail = { ...mail, isOn: false };
  await client.call("updateAccount", { json: { email, current_password: client.password } });
  deps.mail = mail;
}

test("the former address is told of a new e-mail, and not which one it is", async () => {
  await change(`new-${client.email}`);
  const [payload, ...others] = await jobs();
  expect([payload, others]).toEqual([{ email: client.email, user_id: expect.any(Number) }, []]);
  await tellFormerEmail.run(deps, payload, new AbortController().signal);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: client.email, subject: "Your email at Namaskard was changed" });
  expect(sent[0]?.text).not.toContain(`new-${client.email}`);
});

test("nobody is told where the e-mail stays, or was refused", async () => {
  await change(client.email);
  await change((await api.client()).email);
  expect(await jobs()).toEqual([]);
});

test("without mail there is nothing to do", async () => {
  deps.mail = { ...deps.mail, isOn: false };
  await tellFormerEmail.run(deps, { email: client.email }, new AbortController().signal);
  expect(sent).toEqual([]);
});
