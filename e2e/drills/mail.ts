import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { insertJob } from "@/provider/kernel/jobs/repo";
import { announceChanges } from "@/provider/kernel/write/jobs";
import { sendMail } from "@/provider/notifications/mail/jobs";
import { DatabaseError } from "@/provider/ports/database/failure";
import { openPostgres } from "@/provider/ports/database/postgres";
import { openSmtp } from "../../tests/servers/smtp";

/** Milliseconds between two messages, so that the site sends them faster than they are queued. */
const pause = 250;

/** Messages queued as jobs, as a write of the site does, and the server that receives them. */
export type MailTraffic = {
  settings: Record<string, string>;
  /** Connects to the database at `url`. */
  connect(url: string): Promise<void>;
  /** Queues one message after a pause. */
  leave(): Promise<void>;
  /** The number of waiting messages and announcements. @throws if a job was given up */
  countWaiting(): Promise<number>;
  /** Every message arrived; duplicates only where an outage hit between sending and recording it. */
  check(outages: number): void;
  close(): Promise<void>;
};

export async function openMailTraffic(): Promise<MailTraffic> {
  const left: string[] = [];
  const smtp = await openSmtp();
  let database: Awaited<ReturnType<typeof openPostgres>>;
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: "cards@example.com" },
    async connect(url) {
      database = await openPostgres(url);
    },
    async leave() {
      await wait(pause);
      const subject = randomUUID();
      const payload = JSON.stringify({ to: "asha@example.com", subject, text: "Hello" });
      const at = new Date().toISOString();
      try {
        await insertJob(database.db, { kind: sendMail.kind, payload, run_at: at, created_at: at });
        left.push(subject);
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
      }
    },
    async countWaiting() {
      const kinds = [sendMail.kind, announceChanges.kind];
      const waiting = await database.db.selectFrom("jobs").selectAll().where("kind", "in", kinds).execute();
      expect(waiting.filter(({ dead_at }) => dead_at !== null)).toEqual([]);
      return waiting.length;
    },
    check(outages) {
      const subjects = smtp.received.map(({ email }) => email.subject);
      const arrived = new Set(subjects);
      expect(left.filter((subject) => !arrived.has(subject))).toEqual([]);
      // A database outage may lose the record of the message just sent, once for each of the two processes.
      expect(subjects.length - arrived.size).toBeLessThanOrEqual(2 * outages);
    },
    async close() {
      await database?.close();
      await smtp.close();
    },
  };
}
