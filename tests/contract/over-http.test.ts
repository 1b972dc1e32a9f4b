import { isAtLength } from "../at-length";
import { describeContract } from "./describe-contract";
import { openOverHttp } from "./implementations";
import { describeDocuments } from "./suites/documents";

/** Bodies, files and headers come through sockets here. */
const ofSockets = [describeDocuments];

describeContract("over HTTP", openOverHttp, isAtLength ? undefined : ofSockets);
