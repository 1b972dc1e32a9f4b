import { encodeLink, outlineModules } from "../code-modules";
import { placeMark } from "../qr-code";
import type { Room } from "../text/room";
import { fitText } from "../text/text-block";
import type { Emblem, Pen } from "./pen";
import { bledOf, bleed, card, safety } from "./sheet";

export type PersonOnCard = {
  name: string;
  /** May be empty, as may all below but the link. */
  role: string;
  /** Phone numbers and e-mail as they are read, at most three. */
  reach: readonly string[];
  address: string;
  /** URL of the QR code. */
  link: string;
  /** The same page as one would type it. */
  shownLink: string;
};

const white = "#ffffff";
const black = "#000000";

/** At the side at which one begins to read, from edge to edge. */
const band = { x: 0, y: 0, width: 22, height: card.height };
const logoTile = { x: safety, y: safety + 1, width: 14, height: 14 };

const column = { x: band.width + safety, width: card.width - band.width - safety * 2 };
const bottom = card.height - safety;
/** Below the company's name, the person's and the role. */
const gap = 0.8;

const panel = { x: (card.width - 37) / 2, y: safety, width: 37, height: 37 };
const code = { x: panel.x + 0.5, y: panel.y + 0.5, width: 36, height: 36 };
const whole = { x: safety, width: card.width - safety * 2, isCentred: true };

/** Lines and sizes add up to less than the card's height, however much there is to say. */
const rooms = {
  company: room({ height: 7.5, lines: 2, largest: 3.4, smallest: 2, weight: 700 }),
  name: room({ height: 11.5, lines: 4, largest: 5.6, smallest: 2.2, weight: 700 }),
  role: room({ height: 5.5, lines: 2, largest: 3, smallest: 1.9 }),
  reach: room({ height: 4.5, lines: 2, largest: 2.6, smallest: 1.7 }),
  address: room({ height: 7.5, lines: 3, largest: 2.2, smallest: 1.9 }),
  invitation: room({ width: whole.width, height: 4.2, lines: 1, largest: 3.2, smallest: 1.8, weight: 700 }),
  link: room({ width: whole.width, height: 4.9, lines: 2, largest: 2.4, smallest: 1.6 }),
};

function room(size: Pick<Room, "height" | "lines" | "largest" | "smallest"> & Partial<Room>): Room {
  return { width: column.width, weight: 500, leading: 1.3, ...size };
}

/** Who it is, and how they are reached. */
export async function drawFront(pen: Pen, person: PersonOnCard, emblem: Emblem): Promise<void> {
  pen.rectangle({ ...bledOf(band), width: bleed + band.width }, emblem.color);
  pen.rectangle(logoTile, white, logoTile.width * 0.22);
  await pen.emblem(emblem, logoTile);

  let top = safety + 1;
  for (const [text, color, size] of [
    [emblem.name, emblem.color, rooms.company],
    [person.name, black, rooms.name],
    [person.role, black, rooms.role],
  ] as const) {
    const block = await fitText(text, size);
    await pen.text(block, { ...column, y: top }, color);
    top += block.height + gap;
  }

  const lines = await Promise.all([
    ...person.reach.map((line) => fitText(line, rooms.reach)),
    ...(person.address ? [fitText(person.address, rooms.address)] : []),
  ]);
  let next = bottom - lines.reduce((sum, { height }) => sum + height, 0);
  for (const block of lines) {
    await pen.text(block, { ...column, y: next }, black);
    next += block.height;
  }
}

/** The code that opens the person's card, and its address. */
export async function drawBack(pen: Pen, person: PersonOnCard, emblem: Emblem, invitation: string): Promise<void> {
  pen.rectangle(bledOf({ x: 0, y: 0, ...card }), emblem.color);
  pen.rectangle(panel, white, 2);
  await drawMarkedCode(pen, person.link, emblem);
  await pen.text(await fitText(invitation, rooms.invitation), { ...whole, y: 41.6 }, white);
  await pen.text(await fitText(person.shownLink, rooms.link), { ...whole, y: 46 }, white);
}

async function drawMarkedCode(pen: Pen, link: string, emblem: Emblem): Promise<void> {
  const modules = encodeLink(link, true);
  const scale = code.width / modules.length;
  pen.outline(outlineModules(modules), black, code, scale);
  const { start, size, radius, tile } = placeMark(modules.length);
  const square = (from: number, edge: number) => ({
    x: code.x + from * scale,
    y: code.y + from * scale,
    width: edge * scale,
    height: edge * scale,
  });
  pen.rectangle(square(start, size), white, radius * scale);
  await pen.emblem(emblem, square(tile.start, tile.size));
}
