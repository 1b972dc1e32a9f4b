import { writeFileSync } from "node:fs";
import { licenceFile, writeLicenceTable } from "./supply/licence-table";
import { readProduction } from "./supply/lock-file";

/** `npm run licences`: writes under which licences the packages of production come. */
writeFileSync(licenceFile, writeLicenceTable(readProduction()));
