import { testFiveJobs } from "../five-jobs";
import { launchOptions } from "../launch-options";
import { test } from "../test";

/** Whose browser writes twice as large, in rooms of the same width. */
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"] } });

testFiveJobs({ firstScreen: false });
