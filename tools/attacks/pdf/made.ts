import type { Packing } from "@/tests/provider/media/pdf/documents";
import { hostileActions, hostileContainers, hostileLinks, hostileSyntax } from "@/tests/provider/media/pdf/hostile";
import { packings } from "./packings";
import { payloads } from "./payloads";
import { placements } from "./placements";
import { spoil } from "./spoil";
import { writings } from "./writings";

type Made = { name: string; bytes: Buffer };

const written = [...hostileActions, ...hostileContainers, ...hostileLinks, ...hostileSyntax];

/** Every payload in every place, in every writing or packing; both combined only where they matter. */
export function* makeAll(): Generator<Made> {
  for (const payload of payloads)
    for (const [place, put] of Object.entries(placements))
      for (const [writing, words] of Object.entries(writings))
        for (const [packing, pack] of Object.entries(packings))
          if (packing === "flate" || (/stream|behind/.test(place) && (packing === "nothing" || writing === "as usual")))
            yield { name: [payload.name, place, writing, packing].join(", "), bytes: put(payload, words, pack) };
}

/** Random ones of these and of the tests' hostile files, with small flaws inside or outside their object streams. */
export function* spoilSome(count: number, random: () => number): Generator<Made> {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let number = 1; number <= count; number++) {
    if (random() < 0.1) {
      const [name, bytes] = pick(written);
      yield { name: `${name}, spoilt as number ${number}`, bytes: spoil(bytes, random) };
      continue;
    }
    const payload = pick(payloads);
    const [place, put] = pick(Object.entries(placements));
    const [writing, words] = pick(Object.entries(writings).slice(0, random() < 0.5 ? 1 : undefined));
    const [packing, pack] = pick(Object.entries(packings).slice(0, random() < 0.6 ? 1 : undefined));
    const isWithin = random() < 0.4;
    const spoiling: Packing = (content) => pack(spoil(content, random));
    const bytes = put(payload, words, isWithin ? spoiling : pack);
    const name = [payload.name, place, writing, packing, `spoilt as number ${number}`].join(", ");
    yield { name, bytes: isWithin && random() < 0.7 ? bytes : spoil(bytes, random) };
  }
}
