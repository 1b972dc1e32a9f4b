import { randomUUID } from "node:crypto";
import { createListeners, waitBriefly } from "./listeners";
import type { RedisConnection, RedisNews } from "./redis-connection";
import type { SharedState } from "./shared-state";

/**
 * Announcements with receipts: PUBLISH returns how many processes received the message, and each of them confirms on
 * the announcer's own channel once it has handled it.
 */
export function createRedisNews({
  ask,
  channelOf,
}: RedisConnection): Pick<SharedState, "announce" | "listen"> & { news: RedisNews } {
  const id = randomUUID();
  const receiptsOf = (announcer: string) => channelOf(`receipts:${announcer}`);
  const channels = { announcements: channelOf("announcements"), gaps: channelOf("gaps"), receipts: receiptsOf(id) };
  const listeners = createListeners();
  const waiting = new Map<string, () => void>();
  let last = 0;
  let owesGap = false;

  const publish = (channel: string, text: string) =>
    ask<number | null>(
      (redis) => redis.publish(channel, text),
      () => null,
    );

  const announce = async (message: string) => {
    const number = String(++last);
    const receipts = countReceipts();
    waiting.set(number, receipts.add);
    const tellOthers = async () => {
      const receivers = await publish(channels.announcements, `${id} ${number} ${message}`);
      if (receivers === null) owesGap = true;
      await receipts.reach(receivers ?? 0);
    };
    await waitBriefly(Promise.all([listeners.tell(message), tellOthers()]));
    waiting.delete(number);
  };

  const onAnnouncement = async (text: string) => {
    const [, announcer = "", number = "", message = ""] = /^(\S+) (\d+) ([\s\S]*)$/.exec(text) ?? [];
    // Our own announcement: our listeners have it already, so this only counts as a receipt.
    if (announcer === id) waiting.get(number)?.();
    else if (announcer) {
      await listeners.tell(message);
      await publish(receiptsOf(announcer), number);
    }
  };

  const news: RedisNews = {
    channels: Object.values(channels),
    onMessage(channel, text) {
      if (channel === channels.receipts) waiting.get(text)?.();
      else if (channel === channels.announcements) onAnnouncement(text);
      else if (text !== id) listeners.tellGap();
    },
    async onBack() {
      listeners.tellGap();
      if (owesGap) owesGap = (await publish(channels.gaps, id)) === null;
    },
    onLost: listeners.tellGap,
  };
  return { announce, listen: listeners.add, news };
}

/** Receipts may arrive before their expected number is known. */
function countReceipts() {
  let arrived = 0;
  let expected = Number.POSITIVE_INFINITY;
  let finish = () => {};
  const complete = new Promise<void>((resolve) => (finish = resolve));
  const settle = () => {
    if (arrived >= expected) finish();
  };
  return {
    add() {
      arrived++;
      settle();
    },
    reach(count: number): Promise<void> {
      expected = count;
      settle();
      return complete;
    },
  };
}
