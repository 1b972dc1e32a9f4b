import { describeContract } from "./describe-contract";
import { openInProcess } from "./implementations";

describeContract("in this process", () => openInProcess());
