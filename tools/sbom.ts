import { mkdirSync, writeFileSync } from "node:fs";
import { readMaterials } from "./supply/bill-of-materials";

/** `npm run sbom`: writes `build/sbom.cdx.json`. */
const file = "build/sbom.cdx.json";
const materials = readMaterials();
mkdirSync("build", { recursive: true });
writeFileSync(file, `${JSON.stringify(materials, null, 2)}\n`);
console.log(`${file}: ${materials.components.length} packages`);
