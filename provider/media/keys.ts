import { randomBytes } from "node:crypto";
import type { Deps } from "../deps";

/** Names what a client sent, as one or as several files: 128 random bits, so that an address cannot be guessed. */
export function createUploadName(): string {
  return randomBytes(16).toString("hex");
}

/** The one file of a document. */
export function documentKey(upload: string): string {
  return `${upload}.pdf`;
}

/** A card's archive, on its way in. */
export function cardFileKey(upload: string): string {
  return `${upload}.tar`;
}

/** One of a picture's files; `width` is in pixels. */
export function pictureKey(upload: string, width: number, extension: "webp" | "jpg"): string {
  return `${upload}-${width}.${extension}`;
}

/** The upload that a file's key belongs to. */
export function uploadOf(key: string): string {
  return key.replace(/(-\d+)?\.\w+$/, "");
}

export function mediaUrl({ config }: Pick<Deps, "config">, key: string): string {
  return `${config.mediaBaseUrl}/media/${key}`;
}
