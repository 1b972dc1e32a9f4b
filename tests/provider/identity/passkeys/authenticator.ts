import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeyProof } from "@/lib/contract/identity/schema";

/** How a faulty or hostile device deviates. */
export type Deviation = {
  origin?: string;
  host?: string;
  type?: string;
  challenge?: string;
  isUserVerified?: boolean;
  counter?: number;
  /** An attestation certificate, and the attestation format. */
  certificate?: Buffer;
  format?: string;
  /** Signs with another key than its own. */
  key?: KeyObject;
};

type Options = { challenge: string };

/** A device with one passkey, by the specification: https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data. */
export function createAuthenticator({ origin = "https://cards.test" } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let uses = 0;

  const authenticatorData = (deviation: Deviation, hasKey: boolean) => {
    const { host = new URL(origin).hostname, isUserVerified = true, counter = uses } = deviation;
    const flags = 1 | (isUserVerified ? 4 : 0) | (hasKey ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const start = Buffer.concat([sha256(host), Buffer.from([flags]), count]);
    if (!hasKey) return start;
    return Buffer.concat([start, Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
  };
  const clientData = (type: string, { challenge }: Options, deviation: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...only(deviation) }));
  const credential = { id: encode(id), rawId: encode(id), type: "public-key" as const };

  return {
    id: credential.id,

    create(options: Options, deviation: Deviation = {}): NewPasskey {
      const data = authenticatorData(deviation, true);
      const { certificate, format = certificate ? "packed" : "none" } = deviation;
      const statement = certificate
        ? [text("x5c"), Buffer.from([0x81]), bytes(certificate), text("alg"), Buffer.from([0x26])]
        : [];
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text("fmt"), text(format)],
        ...[text("attStmt"), Buffer.from([0xa0 + statement.length / 2]), ...statement],
        ...[text("authData"), bytes(data)],
      ]);
      const client = clientData("webauthn.create", options, deviation);
      return {
        ...credential,
        response: { clientDataJSON: encode(client), attestationObject: encode(attestation) },
      };
    },

    sign(options: Options, deviation: Deviation = {}): PasskeyProof {
      uses += 1;
      const data = authenticatorData(deviation, false);
      const client = clientData("webauthn.get", options, deviation);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), deviation.key ?? privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      };
    },
  };
}

function only({ origin, type, challenge }: Deviation) {
  return Object.fromEntries(Object.entries({ origin, type, challenge }).filter(([, value]) => value !== undefined));
}

function encode(data: Buffer): string {
  return data.toString("base64url");
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

/** CBOR, RFC 8949: texts below 24 bytes, and bytes from 24 to 64 KB, each with its shortest length. */
function text(content: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + content.length]), Buffer.from(content)]);
}

function bytes(content: Buffer): Buffer {
  const { length } = content;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

/** An ES256 key in COSE, RFC 9053. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const part = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name]), bytes(Buffer.from(value, "base64url"))]);
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), part(0x21, x), part(0x22, y)]);
}
