/** Vehicles on a field 800 wide, their wheels on the line y = 420. */

type Colours = { body: string; shade: string };

const glass = "#bfe0ea";
const ink = "#1d2730";

export function hatchback({ body, shade }: Colours): string {
  return `${shadow(400, 330)}
    <path d="M90 360 q0-76 70-92 l96-18 q70-96 176-100 h80 q76 0 122 104 l58 12 q34 10 34 60 v42 q0 22-24 22 h-588 q-24 0-24-30z" fill="${body}"/>
    <path d="M90 360 h636 v8 q0 22-24 22 h-588 q-24 0-24-30z" fill="${shade}"/>
    <path d="M290 250 q56-68 130-72 v72z M440 178 h70 q50 2 80 72 h-150z" fill="${glass}"/>
    <path d="M430 178 v200 M300 278 h30 M470 278 h30" stroke="${shade}" stroke-width="6" stroke-linecap="round" fill="none"/>
    <path d="M96 306 h46 l-14 28 h-36z" fill="#fff3cf"/><path d="M716 292 h-26 v34 h34z" fill="#e4573d"/>
    ${wheel(220, 384, 58)}${wheel(600, 384, 58)}`;
}

export function suv({ body, shade }: Colours): string {
  return `${shadow(400, 340)}
    <path d="M80 370 v-86 q0-26 34-30 l126-16 72-98 q14-18 40-18 h286 q36 0 46 30 l36 118 v100 q0 20-22 20 h-596 q-22 0-22-20z" fill="${body}"/>
    <path d="M80 344 h640 v26 q0 20-22 20 h-596 q-22 0-22-20z" fill="${shade}"/>
    <path d="M268 240 l62-82 q6-8 18-8 h82 v90z M446 150 h104 v90 h-104z M566 150 h58 q14 0 18 14 l22 76 h-98z" fill="${glass}"/>
    <path d="M340 108 h290" stroke="${ink}" stroke-width="10" stroke-linecap="round"/>
    <path d="M462 270 h34 M580 270 h34" stroke="${shade}" stroke-width="8" stroke-linecap="round"/>
    <rect x="84" y="282" width="46" height="28" rx="8" fill="#fff3cf"/><rect x="696" y="270" width="24" height="54" rx="8" fill="#e4573d"/>
    ${wheel(222, 380, 66)}${wheel(590, 380, 66)}`;
}

export function scooter({ body, shade }: Colours): string {
  return `${shadow(400, 230)}
    <path d="M250 120 l40 190 h170 q14-70 90-70 h60 q30 0 26 40 q-4 50-46 66 h-300 q-40 0-50-40 l-34-150z" fill="${body}"/>
    <path d="M290 310 h170 l-20 46 h-138z" fill="${shade}"/>
    <path d="M430 214 h180 q20 0 20 20 h-210 q-10 0 10-20z" fill="${ink}"/>
    <path d="M250 122 l-34 240" stroke="${ink}" stroke-width="18" stroke-linecap="round"/>
    <path d="M212 96 h70 q20 0 24 16" stroke="${ink}" stroke-width="14" stroke-linecap="round" fill="none"/>
    <path d="M220 120 q30-26 62 0 l14 90 q-40 24-64 0z" fill="${shade}"/><circle cx="238" cy="150" r="20" fill="#fff3cf"/>
    <path d="M140 368 q10-70 76-74 q50 2 62 46" stroke="${body}" stroke-width="20" fill="none"/>
    ${wheel(210, 376, 62)}${wheel(570, 376, 62)}`;
}

export function pickup({ body, shade }: Colours): string {
  return `${shadow(400, 350)}
    <path d="M70 366 v-80 q0-24 30-28 l120-14 70-84 q12-14 34-14 h126 v110 h290 v110 q0 22-22 22 h-626 q-22 0-22-22z" fill="${body}"/>
    <path d="M70 346 h670 v20 q0 22-22 22 h-626 q-22 0-22-22z" fill="${shade}"/>
    <path d="M252 244 l58-66 q6-6 16-6 h88 v72z" fill="${glass}"/>
    <path d="M470 256 h250 M470 288 h250" stroke="${shade}" stroke-width="8"/>
    <path d="M430 150 v230" stroke="${shade}" stroke-width="6"/>
    <g fill="#c79a5b"><rect x="486" y="176" width="86" height="78" rx="6"/><rect x="584" y="196" width="96" height="58" rx="6"/></g>
    <path d="M486 214 h86 M632 196 v58" stroke="#a67c42" stroke-width="6"/>
    <rect x="76" y="286" width="44" height="28" rx="8" fill="#fff3cf"/>
    ${wheel(212, 382, 62)}${wheel(610, 382, 62)}`;
}

/** The dealer's logo. */
export function mark(x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    return `M${x} ${y} L${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
  }).join(" ");
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#f0c65a" stroke-width="${radius * 0.2}"/>
    <path d="${spokes}" stroke="#f0c65a" stroke-width="${radius * 0.11}"/><circle cx="${x}" cy="${y}" r="${radius * 0.28}" fill="#f0c65a"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.12}" fill="#7a1f2b"/>`;
}

function shadow(x: number, radius: number): string {
  return `<ellipse cx="${x}" cy="440" rx="${radius}" ry="18" fill="#000" opacity="0.18"/>`;
}

function wheel(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${radius * 0.6}" fill="#cfd6da"/>
    <path d="M${x - radius * 0.55} ${y} h${radius * 1.1} M${x} ${y - radius * 0.55} v${radius * 1.1}" stroke="#8b979e" stroke-width="${radius * 0.14}"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.2}" fill="${ink}"/>`;
}
