import { deliverNotification, mailNotice, pushMessage } from "@/provider/notifications/jobs";
import type { TestDeps } from "./build-deps";
import { keepMail } from "./kept-mail";

/** Runs all that waits to be sent of a notification. @returns the mails, and the calls that push to a device */
export async function sendWaiting(deps: TestDeps, notification: number) {
  const { mail, sent } = keepMail();
  const push = { send: jest.fn() };
  const there = { ...deps, mail, push: push as never };
  const { signal } = new AbortController();
  await deliverNotification.run(there, { id: notification }, signal);
  await mailNotice.run(there, { notification }, signal);
  await pushMessage.run(there, { device: 1, notification }, signal);
  return [sent, push.send.mock.calls];
}
