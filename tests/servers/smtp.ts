import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

type ReceivedMail = { from: string; to: string[]; raw: string; email: Email };

export type SmtpServer = {
  port: number;
  /** The messages accepted so far, in order. */
  received: ReceivedMail[];
  connections(): number;
  /** Closes every connection, but keeps listening. */
  hangUp(): void;
  close(): Promise<void>;
};

/** A real SMTP server that keeps its mail; without `options` it accepts everything, from everybody, unencrypted. */
export async function openSmtp(options: SMTPServerOptions = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onData(stream, session, done) {
      read(stream).then(async (raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        const email = await PostalMime.parse(raw);
        received.push({ from: mailFrom ? mailFrom.address : "", to, raw: raw.toString(), email });
        done();
      }, done);
    },
    ...options,
    onConnect(session, done) {
      connections++;
      if (options.onConnect) options.onConnect(session, done);
      else done();
    },
  });
  // Clients that disconnect are part of the tests.
  server.on("error", () => {});
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (typeof address !== "object" || !address) throw new Error("No port for the mail server");
  return {
    port: address.port,
    received,
    connections: () => connections,
    hangUp() {
      for (const connection of server.connections) connection.close();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
