import type { Bench } from "./bench";
import { measureDatabases } from "./events/databases";
import { measureFloods } from "./floods/floods";
import { askForUnknownNames } from "./floods/unknown-names";
import { measureGrowth } from "./growth/growth";
import { measurePages } from "./pages/pages";

/** What `--only` may name, in the order of a run. */
export const sections: Record<string, (bench: Bench) => Promise<void>> = {
  pages: measurePages,
  growth: measureGrowth,
  floods: measureFloods,
  unknown: askForUnknownNames,
  events: measureDatabases,
};
