import type { Random } from "../../random";

/** Damages a file, by accident or with intent. @returns a new one */
type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

const at = (bytes: Buffer, random: Random) => random.integer(bytes.length);
const cut = (bytes: Buffer, random: Random) => {
  const [from, to] = [at(bytes, random), at(bytes, random)].sort((a, b) => a - b);
  return { from: from ?? 0, to: to ?? 0 };
};

const mutations: Record<string, Mutation> = {
  flipBits(bytes, random) {
    const changed = Buffer.from(bytes);
    for (let count = 1 + random.integer(8); count > 0; count--) {
      const place = at(changed, random);
      changed[place] = (changed[place] ?? 0) ^ (1 << random.integer(8));
    }
    return changed;
  },
  truncate: (bytes, random) => bytes.subarray(0, at(bytes, random)),
  clear(bytes, random) {
    const { from, to } = cut(bytes, random);
    return Buffer.from(bytes).fill(random.integer(2) * 255, from, to);
  },
  repeat(bytes, random) {
    const { from, to } = cut(bytes, random);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
  leaveOut(bytes, random) {
    const { from, to } = cut(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  insertNoise(bytes, random) {
    const place = at(bytes, random);
    const noise = Buffer.from(Array.from({ length: 1 + random.integer(64) }, () => random.integer(256)));
    return Buffer.concat([bytes.subarray(0, place), noise, bytes.subarray(place)]);
  },
  /** Sizes, counts and offsets that are far too large, or negative. */
  hugeNumber(bytes, random) {
    const changed = Buffer.from(bytes);
    const values = [0xffffffff, 0x7fffffff, 0x80000000, 0x00ffffff, 0];
    changed.writeUInt32BE(values[random.integer(values.length)] ?? 0, random.integer(Math.max(1, changed.length - 4)));
    return changed;
  },
  /** The same for numbers in PDF's text. */
  hugeDigits(bytes, random) {
    const number = String(10 ** (1 + random.integer(15)));
    let left = random.integer(20);
    const text = bytes.toString("latin1").replace(/\d+/g, (digits) => (left-- === 0 ? number : digits));
    return Buffer.from(text, "latin1");
  },
  /** Two files in one. */
  followedBy: (bytes, _random, other) => Buffer.concat([bytes, other]),
  ledBy: (bytes, _random, other) => Buffer.concat([other, bytes]),
  leadsAs: (bytes, random, other) => Buffer.concat([other.subarray(0, 16 + random.integer(64)), bytes.subarray(16)]),
};

/** Applies a random mutation, and one time in three another on top. */
export function mutate(bytes: Buffer, random: Random, other: Buffer): { how: string; bytes: Buffer } {
  const names = Object.keys(mutations);
  const name = names[random.integer(names.length)] ?? "truncate";
  const changed = mutations[name]?.(bytes, random, other) ?? bytes;
  if (changed.length < 8 || random.integer(3) > 0) return { how: name, bytes: changed };
  const further = mutate(changed, random, other);
  return { how: `${name} ${further.how}`, bytes: further.bytes };
}
