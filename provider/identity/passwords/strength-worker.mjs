import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { dictionary, adjacencyGraphs as graphs } from "@zxcvbn-ts/language-common";

// Requests come first, on systems with priorities per thread.
if (process.platform === "linux") setPriority(10);

const factory = new ZxcvbnFactory({ dictionary, graphs });

parentPort?.on("message", ({ password, about }) => parentPort?.postMessage(factory.check(password, about).score));
