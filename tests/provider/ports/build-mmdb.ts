import { isIPv6 } from "node:net";

type Value = string | number | { [key: string]: Value } | Value[];
type Tree = [Branch, Branch];
/** A tree branches further; a number is the offset of a record; null means an unknown network. */
type Branch = Tree | number | null;

/**
 * A MaxMind database, version 2.0 with records of 24 bits.
 * @param networks what is known of each, by a network such as `203.0.113.0/24`
 */
export function buildMmdb(databaseType: string, networks: Record<string, Value>): Buffer {
  const tree: Tree = [null, null];
  const records: Buffer[] = [];
  for (const [network, record] of Object.entries(networks)) {
    hang(tree, bitsOf(network), Buffer.concat(records).length);
    records.push(encode(record));
  }
  const nodes: Tree[] = [];
  collect(tree, nodes);
  const width = 3;
  const searchTree = Buffer.alloc(nodes.length * 2 * width);
  const numberOf = (branch: Branch) => {
    if (branch === null) return nodes.length;
    return typeof branch === "number" ? nodes.length + 16 + branch : nodes.indexOf(branch);
  };
  for (const [place, branches] of nodes.entries())
    for (const [side, branch] of branches.entries())
      searchTree.writeUIntBE(numberOf(branch), (place * 2 + side) * width, width);
  const metadata = {
    node_count: nodes.length,
    record_size: width * 8,
    ip_version: 6,
    database_type: databaseType,
    languages: ["en"],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_795_000_000,
    description: { en: "Made for a test" },
  };
  const marker = Buffer.concat([Buffer.from("abcdef", "hex"), Buffer.from("MaxMind.com")]);
  return Buffer.concat([searchTree, Buffer.alloc(16), ...records, marker, encode(metadata)]);
}

/** The network's bits in an IPv6 tree, where all of IPv4 is `::/96`. */
function bitsOf(network: string): string {
  const [address = "", length] = network.split("/");
  const bits = (parts: string[], base: number, width: number) =>
    parts
      .map((part) =>
        Number.parseInt(part || "0", base)
          .toString(2)
          .padStart(width, "0"),
      )
      .join("");
  if (!isIPv6(address)) return "0".repeat(96) + bits(address.split("."), 10, 8).slice(0, Number(length));
  const [head = "", tail = ""] = address.split("::").map((half) => bits(half.split(":"), 16, 16));
  return (head + "0".repeat(128 - head.length - tail.length) + tail).slice(0, Number(length));
}

function hang(tree: Tree, bits: string, record: number): void {
  let node = tree;
  for (const bit of bits.slice(0, -1)) {
    const next = node[Number(bit)];
    const below: Tree = Array.isArray(next) ? next : [null, null];
    node[Number(bit)] = below;
    node = below;
  }
  node[Number(bits.at(-1))] = record;
}

function collect(tree: Tree, nodes: Tree[]): void {
  nodes.push(tree);
  for (const branch of tree) if (Array.isArray(branch)) collect(branch, nodes);
}

function encode(value: Value): Buffer {
  if (typeof value === "string") return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === "number") {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(0, value.length), Buffer.from([4]), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([control(7, entries.length), ...entries.flat().map((part) => encode(part))]);
}

/** A type and a size below 29, in one byte. */
function control(type: number, size: number): Buffer {
  return Buffer.from([(type << 5) | size]);
}
