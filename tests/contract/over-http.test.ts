import { isAtLength } from "../at-length";
import { contract, describeContract } from "./describe-contract";
import { openOverHttp } from "./implementations";
import { describeDocuments } from "./suites/documents";
import { describeFuzz } from "./suites/fuzz";

/** Bodies, files and headers come through sockets here. */
const ofSockets = [describeDocuments];

describeContract("over HTTP", openOverHttp, isAtLength ? [...contract, describeFuzz] : ofSockets);
