import { measureAged } from "./aged/aged";
import type { Bench } from "./bench";
import { measureCalls } from "./calls/calls";
import { measureDatabases } from "./events/databases";
import { measureFloods } from "./floods/floods";
import { askForUnknownNames } from "./floods/unknown-names";
import { measureGrowth } from "./growth/growth";
import { measurePages } from "./pages/pages";
import { measurePeople } from "./people/people";
import { profileSite } from "./profile/profile";
import { measureRender } from "./render/render";
import { measureScreens } from "./screens/screens";
import { measureStart } from "./start/start";
import { measureUploads } from "./uploads/uploads";

/** The sections for `--only`, in the order of a run. */
export const sections: Record<string, (bench: Bench) => Promise<void>> = {
  pages: measurePages,
  render: measureRender,
  calls: measureCalls,
  growth: measureGrowth,
  people: measurePeople,
  start: measureStart,
  uploads: measureUploads,
  screens: measureScreens,
  floods: measureFloods,
  unknown: askForUnknownNames,
  events: measureDatabases,
  aged: measureAged,
  profile: profileSite,
};
