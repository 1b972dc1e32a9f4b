import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { importJWK, jwtVerify } from "jose";

/** A browser's push subscription. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushService = {
  origin: string;
  /** Adds a browser; `messages` are the messages that it could decrypt. */
  subscribe(): { subscription: Subscription; messages: unknown[] };
  /** The status for every message from now on. */
  answerWith(status: number): void;
  /** The verified sender of each message. */
  senders: { key: string; subject: string }[];
  close(): Promise<void>;
};

/** A push service over plain http: it verifies signatures, and its browsers decrypt. */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, (body: Buffer) => void>();
  const senders: PushService["senders"] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const receive = browsers.get(request.url ?? "");
    try {
      senders.push(await verifySender(request.headers.authorization ?? "", origin));
      if (status < 300) receive?.(body);
      response.writeHead(receive ? status : 404).end();
    } catch {
      response.writeHead(403).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port for the push service");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    senders,
    subscribe() {
      const path = `/send/${randomUUID()}`;
      const pair = createECDH("prime256v1");
      const publicKey = pair.generateKeys();
      const auth = randomBytes(16);
      const messages: unknown[] = [];
      browsers.set(path, (body) => messages.push(JSON.parse(decrypt(body, pair.getPrivateKey(), auth))));
      const keys = { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") };
      return { subscription: { endpoint: origin + path, keys }, messages };
    },
    answerWith(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** RFC 8292. @throws for a wrong signature or another audience */
async function verifySender(authorization: string, audience: string) {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
  const { payload } = await jwtVerify(token, jwk, { audience });
  return { key, subject: String(payload.sub) };
}

/** RFC 8291 with RFC 8188, one record. */
function decrypt(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  const derive = (secret: ArrayBuffer | Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", Buffer.from(secret as Buffer), salt, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
}
