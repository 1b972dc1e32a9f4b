import { randomBytes } from "node:crypto";
import type { Deps } from "../deps";

/** The random part of a file's key: 128 bits, so that an address tells nothing and cannot be guessed. */
export function createKeyBase(): string {
  return randomBytes(16).toString("hex");
}

export function mediaUrl({ config }: Pick<Deps, "config">, key: string): string {
  return `${config.mediaBaseUrl}/media/${key}`;
}
