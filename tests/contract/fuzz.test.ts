import { describeContract } from "./describe-contract";
import { openInProcess } from "./implementations";
import { describeFuzz } from "./suites/fuzz";

// In a service of its own, for nobody knows what it leaves.
describeContract("with what nobody would send", () => openInProcess(), [describeFuzz]);
