import { writeFileSync } from "node:fs";
import { licenceFile, writeLicenceTable } from "./supply/licence-table";
import { readProduction } from "./supply/lock-file";

/** `npm run licences`: writes `docs/licences.md`. */
writeFileSync(licenceFile, writeLicenceTable(readProduction()));
