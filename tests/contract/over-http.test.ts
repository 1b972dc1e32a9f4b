import { describeContract } from "./describe-contract";
import { openOverHttp } from "./implementations";

describeContract("over HTTP, stand-alone", openOverHttp);
