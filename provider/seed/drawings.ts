import sharp from "sharp";

/** Pictures of the demo company, drawn here so that nothing has to be licensed or fetched. */

const paper = "#f6efe4";
const marigold = "#e8930c";
const saffron = "#c8611a";
const leaf = "#3f6b4f";
const ink = "#2b2a33";
const rose = "#c98474";
const sky = "#9db9c4";

export function drawLogo(): Promise<Uint8Array> {
  return render(512, 512, `${disc(256, 256, 256, "#fff7e8")}${flower(256, 256, 190)}`);
}

/** A wide still life: a shelf with everything on it. */
export function drawBanner(): Promise<Uint8Array> {
  const shelf = `<rect y="560" width="1600" height="340" fill="#b98a5e"/><rect y="560" width="1600" height="14" fill="#a1764c"/>`;
  const sun = disc(1240, 300, 210, "#f8d9a0");
  const things = [
    placed(drawings.vase, 90, 160, 0.55),
    placed(drawings.lamp, 420, 110, 0.62),
    placed(drawings.planter, 780, 120, 0.6),
    placed(drawings.bowl, 1100, 250, 0.5),
  ].join("");
  return render(1600, 900, `<rect width="1600" height="900" fill="#f3dfc1"/>${sun}${shelf}${things}`);
}

export type DrawingName = keyof typeof drawings;

/** One product on a plain ground, 900 pixels square. */
export function drawProduct(name: DrawingName): Promise<Uint8Array> {
  const ground = `<rect width="900" height="900" fill="${paper}"/><rect y="690" width="900" height="210" fill="#eadcc8"/>`;
  return render(
    900,
    900,
    `${ground}<ellipse cx="450" cy="720" rx="230" ry="26" fill="#00000018"/>${placed(drawings[name], 50, 20, 1)}`,
  );
}

/** Each stands on the line y = 700 of an 800 wide field. */
const drawings = {
  vase: `<path d="M330 300 q-20 70-70 140 q-60 130 40 260 h200 q100-130 40-260 q-50-70-70-140z" fill="${saffron}"/>
    <path d="M330 300 h140 v-26 h-140z" fill="#a84c10"/><path d="M266 470 q134 50 268 0" stroke="${paper}" stroke-width="12" fill="none"/>
    ${stem(400, 280, 330, 90)}${stem(400, 280, 470, 60)}${flower(330, 100, 60)}${flower(476, 70, 70)}`,
  lamp: `<path d="M280 160 h240 l70 230 h-380z" fill="#f6cf86"/><path d="M280 160 h240 l10 32 h-260z" fill="#eebb63"/>
    <rect x="388" y="390" width="24" height="230" fill="${ink}"/><rect x="290" y="660" width="220" height="40" rx="20" fill="${ink}"/>
    <path d="M400 610 l60 60 h-120z" fill="${ink}"/>`,
  cushion: `<path d="M180 330 q220-60 440 0 q50 180 0 370 q-220 40-440 0 q-50-190 0-370z" fill="${rose}"/>
    <path d="M210 400 h380 M200 480 h400 M200 560 h400 M210 640 h380" stroke="${paper}" stroke-width="10" stroke-dasharray="26 22"/>`,
  bowl: `<path d="M170 430 h460 q-10 210-160 250 h-140 q-150-40-160-250z" fill="${sky}"/><ellipse cx="400" cy="430" rx="230" ry="46" fill="#7e9ca8"/>
    ${disc(330, 408, 52, marigold)}${disc(430, 396, 60, saffron)}${disc(500, 416, 42, marigold)}<rect x="310" y="672" width="180" height="28" rx="12" fill="#7e9ca8"/>`,
  planter: `<path d="M270 470 h260 l-34 230 h-192z" fill="#d9a77a"/><rect x="252" y="440" width="296" height="50" rx="10" fill="#c4895a"/>
    ${leafAt(400, 440, -62)}${leafAt(400, 440, -30)}${leafAt(400, 440, 0)}${leafAt(400, 440, 30)}${leafAt(400, 440, 62)}`,
  candle: `<rect x="300" y="380" width="200" height="320" rx="18" fill="#f4e3c8"/><ellipse cx="400" cy="384" rx="100" ry="22" fill="#e5cda6"/>
    <rect x="396" y="330" width="8" height="54" fill="${ink}"/><path d="M400 210 q58 76 0 126 q-58-50 0-126z" fill="${marigold}"/>
    <path d="M400 260 q26 42 0 70 q-26-28 0-70z" fill="#fff2c4"/><rect x="300" y="520" width="200" height="90" fill="${leaf}"/>`,
  mirror: `<circle cx="400" cy="430" r="250" fill="#c4895a"/><circle cx="400" cy="430" r="212" fill="#dfe9ec"/>
    <path d="M270 510 L470 260 M350 560 L540 320" stroke="#ffffff" stroke-width="22" stroke-linecap="round"/><path d="M330 676 h140 v24 h-140z" fill="#a1764c"/>`,
  runner: `<path d="M150 560 h500 v90 h-500z" fill="${leaf}"/><path d="M150 470 h500 v90 h-500z" fill="${marigold}"/><path d="M150 380 h500 v90 h-500z" fill="${rose}"/>
    <path d="M150 380 l60 45 -60 45 60 45 -60 45 60 45 -60 45" fill="none" stroke="${paper}" stroke-width="10"/>
    <path d="M650 380 l-60 45 60 45 -60 45 60 45 -60 45 60 45" fill="none" stroke="${paper}" stroke-width="10"/>
    <path d="M160 650 v50 M220 650 v50 M280 650 v50 M340 650 v50 M400 650 v50 M460 650 v50 M520 650 v50 M580 650 v50 M640 650 v50" stroke="${leaf}" stroke-width="8"/>`,
} as const;

function flower(x: number, y: number, radius: number): string {
  const ring = (count: number, distance: number, size: number, colour: string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      return disc(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, size, colour);
    }).join("");
  return (
    ring(12, radius * 0.74, radius * 0.26, saffron) +
    ring(10, radius * 0.5, radius * 0.24, marigold) +
    ring(7, radius * 0.26, radius * 0.2, "#f4b33c") +
    disc(x, y, radius * 0.16, "#8a3d0c")
  );
}

function stem(x: number, y: number, toX: number, toY: number): string {
  return `<path d="M${x} ${y} Q${x} ${(y + toY) / 2} ${toX} ${toY}" stroke="${leaf}" stroke-width="10" fill="none"/>`;
}

function leafAt(x: number, y: number, degrees: number): string {
  return `<path transform="rotate(${degrees} ${x} ${y})" d="M${x} ${y} q-70-150 0-300 q70 150 0 300z" fill="${degrees % 60 === 0 ? leaf : "#568a68"}"/>`;
}

function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

function placed(drawing: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

async function render(width: number, height: number, content: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
