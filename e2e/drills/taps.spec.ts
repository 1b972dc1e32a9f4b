import { testFiveJobs } from "../five-jobs";

testFiveJobs({ firstScreen: true });
