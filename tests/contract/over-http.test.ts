import { isAtLength } from "../at-length";
import { describeContract } from "./describe-contract";
import { openOverHttp } from "./implementations";
import { describeDocuments } from "./suites/documents";
import { describeProductPictures } from "./suites/product-pictures";

/** Bodies, files and headers come through sockets here. */
const ofSockets = [describeDocuments, describeProductPictures];

describeContract("over HTTP", openOverHttp, isAtLength ? undefined : ofSockets);
