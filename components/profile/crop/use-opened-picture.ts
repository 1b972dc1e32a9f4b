"use client";

import { useEffect, useRef, useState } from "react";
import { decodePicture } from "@/lib/browser/crop-picture";

/** A picked file that the browser has decoded, and the address that shows it. */
export type OpenedPicture = { file: File; image: HTMLImageElement; url: string };

/** One picked picture at a time, ready to be drawn. Its address lives until it is closed or the screen is left. */
export function useOpenedPicture() {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const url = useRef<string | null>(null);

  function release() {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = null;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref alone
  useEffect(() => release, []);

  function close() {
    release();
    setPicture(null);
  }

  /** @throws an Error when the browser cannot decode the file */
  async function open(file: File) {
    close();
    const created = URL.createObjectURL(file);
    url.current = created;
    try {
      const image = await decodePicture(created);
      if (url.current === created) setPicture({ file, image, url: created });
    } catch (cause) {
      if (url.current === created) release();
      throw cause;
    }
  }

  return { picture, open, close };
}
