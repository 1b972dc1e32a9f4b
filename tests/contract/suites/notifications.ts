import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { notificationMessages } from "../../english";
import { type Api, type Caller, expectError } from "../api";
import { sendCardRequest } from "../card-request";

export function describeNotifications(api: () => Api) {
  describe("notifications", () => {
    const requestCard = () => sendCardRequest(api());
    const newest = async (caller: Caller) => (await caller.call("listNotifications")).body.results[0];
    const unreadOf = async (caller: Caller) => (await caller.call("getUnreadNotifications")).body.unread;
    const buildSubscription = (endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) => {
      const keys = createECDH("prime256v1");
      return {
        endpoint,
        keys: { p256dh: keys.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") },
      };
    };

    it("tell administrators of each request for a card, and nobody else", async () => {
      const [admin, client] = [await api().admin(), await api().client()];
      const before = await unreadOf(admin);
      const company = await requestCard();
      expect(await newest(admin)).toMatchObject({
        kind: "sign_up_received",
        detail: company,
        count: null,
        subject_id: expect.any(Number),
        read: false,
      });
      expect(await unreadOf(admin)).toBe(before + 1);
      expect((await client.call("listNotifications")).body).toMatchObject({ count: 0, results: [] });
      expect(await unreadOf(client)).toBe(0);
    });

    it("are read one by one, or all up to one, and nobody reads another's", async () => {
      const [admin, client] = [await api().admin(), await api().client()];
      await requestCard();
      await requestCard();
      const [second, first] = (await admin.call("listNotifications")).body.results;
      const before = await unreadOf(admin);
      expect((await client.call("readNotifications", { json: { id: second.id } })).body).toEqual({ unread: 0 });
      const read = await admin.call("readNotifications", { json: { id: second.id } });
      expect(read.body).toEqual({ unread: before - 1 });
      expect((await admin.call("readNotifications", { json: { id: second.id } })).body).toEqual(read.body);
      expect(await newest(admin)).toMatchObject({ id: second.id, read: true });
      await requestCard();
      expect((await admin.call("readNotifications", { json: { up_to: first.id } })).body).toEqual({ unread: 1 });
      expect((await admin.call("readNotifications", { json: { up_to: 2 ** 52 } })).body).toEqual({ unread: 0 });
      expectError(await admin.call("readNotifications", { json: {} }), "validation_error");
    });

    it("come in pages", async () => {
      const admin = await api().admin();
      await requestCard();
      await requestCard();
      const { body } = await admin.call("listNotifications", { query: { page_size: 1, page: 2 } });
      const all = (await admin.call("listNotifications")).body.results;
      expect(body.results).toEqual([all[1]]);
    });

    it("are chosen mail by mail, by each account for itself", async () => {
      const [client, other] = [await api().client(), await api().client()];
      const mails = { mail_leads: true, mail_reviews: true, mail_digest: true, mail_sign_ups: true };
      const usual = { ...mails, mail_announcements: true, mail_operations: true, devices: 0 };
      expect((await client.call("getNotificationSettings")).body).toMatchObject(usual);
      const changed = await client.call("updateNotificationSettings", { json: { mail_digest: false } });
      expect(changed.body).toMatchObject({ ...usual, mail_digest: false });
      const again = await client.call("updateNotificationSettings", { json: { mail_leads: false } });
      expect(again.body).toMatchObject({ ...usual, mail_digest: false, mail_leads: false });
      expect((await client.call("updateNotificationSettings", { json: {} })).body).toEqual(again.body);
      expect((await other.call("getNotificationSettings")).body).toMatchObject(usual);
    });

    it("go to devices, each of which belongs to who asked last", async () => {
      const [client, other] = [await api().client(), await api().client()];
      const { endpoint, keys } = buildSubscription();
      const statusOf = async (caller: Caller) => (await caller.call("getPushStatus", { query: { endpoint } })).body;
      const { key, subscribed } = await statusOf(client);
      expect(Buffer.from(key, "base64url")).toHaveLength(65);
      expect(subscribed).toBe(false);
      expect((await client.call("subscribeToPush", { json: { endpoint, keys } })).status).toBe(204);
      await client.call("subscribeToPush", { json: { endpoint, keys, expirationTime: null } });
      await client.call("subscribeToPush", { json: buildSubscription() });
      expect(await statusOf(client)).toEqual({ key, subscribed: true });
      expect((await client.call("getNotificationSettings")).body.devices).toBe(2);

      await other.call("subscribeToPush", { json: { endpoint, keys } });
      expect([await statusOf(client), await statusOf(other)]).toEqual([
        { key, subscribed: false },
        { key, subscribed: true },
      ]);
      await client.call("unsubscribeFromPush", { query: { endpoint } });
      expect(await statusOf(other)).toEqual({ key, subscribed: true });
      await client.call("unsubscribeFromPush");
      expect((await client.call("getNotificationSettings")).body.devices).toBe(0);
    });

    it.each([
      "http://fcm.googleapis.com/fcm/send/a",
      "https://127.0.0.1/a",
      "https://169.254.169.254/latest/meta-data",
      "https://fcm.googleapis.com.evil.test/a",
      "https://fcm.googleapis.com:8443/a",
      "https://user@fcm.googleapis.com/a",
      "file:///etc/passwd",
      "nothing",
    ])("never go to %s", async (endpoint) => {
      const client = await api().client();
      const answer = await client.call("subscribeToPush", { json: buildSubscription(endpoint) });
      expectError(answer, "validation_error", notificationMessages.pushInvalid);
    });

    it("end with a password that is changed elsewhere", async () => {
      const client = await api().client();
      const elsewhere = await api().signIn(client.email, client.password);
      const [here, there] = [buildSubscription(), buildSubscription()];
      await client.call("subscribeToPush", { json: here });
      await elsewhere.call("subscribeToPush", { json: there });
      await client.call("changeOwnPassword", {
        json: { current_password: client.password, new_password: "another good password" },
      });
      const isOn = async ({ endpoint }: typeof here) =>
        (await client.call("getPushStatus", { query: { endpoint } })).body.subscribed;
      expect([await isOn(here), await isOn(there)]).toEqual([true, false]);
    });

    it("a link that is not ours ends no mail", async () => {
      for (const token of ["", "leads-1-", "leads-1-AAAA", "digest-1-x", "nothing"])
        expectError(
          await api().anonymous.call("unsubscribe", { json: { token } }),
          "validation_error",
          notificationMessages.unsubscribeInvalid,
        );
    });
  });
}
