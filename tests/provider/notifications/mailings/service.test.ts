import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { signUnsubscription } from "@/provider/notifications/mail/unsubscribe-tokens";
import { type Api, expectError } from "../../../contract/api";
import { notificationMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

let deps: TestDeps;
let api: Api;
beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
});
afterEach(() => deps.close());

test("a mail's link ends such mails and no others, as often as it is followed", async () => {
  const [client, other] = [await api.client(), await api.client()];
  const { body: user } = await client.call("getCurrentUser");
  const token = signUnsubscription(deps.config.tokenKeys, { userId: user.id, topic: "reviews" });
  for (let time = 0; time < 2; time++) {
    const { body } = await api.anonymous.call("unsubscribe", { json: { token } });
    expect(body).toEqual({ detail: notificationMessages.unsubscribed("reviews") });
  }
  const settings = async (caller: typeof client) => (await caller.call("getNotificationSettings")).body;
  expect(await settings(client)).toMatchObject({ mail_reviews: false, mail_leads: true, mail_digest: true });
  expect(await settings(other)).toMatchObject({ mail_reviews: true });
});

test("a link of an account that has gone, or of another site, says so", async () => {
  const gone = signUnsubscription(deps.config.tokenKeys, { userId: 999, topic: "leads" });
  const foreign = signUnsubscription(fixedKeys("another secret that is long enough too"), {
    userId: 1,
    topic: "leads",
  });
  for (const token of [gone, foreign])
    expectError(
      await api.anonymous.call("unsubscribe", { json: { token } }),
      "validation_error",
      notificationMessages.unsubscribeInvalid,
    );
});
