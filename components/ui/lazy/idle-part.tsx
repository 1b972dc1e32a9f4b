"use client";

import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { createPart, type Part } from "./part";
import { useIdleLoad } from "./use-idle-load";

/**
 * A part of a screen that nobody waits for, in a file of its own: loaded once the page is idle. `waiting` stands in its
 * place until it is there, and stays where it cannot be had.
 */
export function idlePart<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode) {
  const part = createPart(load);
  return (props: P) => <IdlePart part={part} waiting={waiting} props={props} />;
}

function IdlePart<P extends object>({ part, waiting, props }: { part: Part<P>; waiting: ReactNode; props: P }) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => part.loaded() ?? null);
  useIdleLoad(useCallback(() => part.load().then((loaded) => setLoaded(() => loaded)), [part]));
  return Loaded ? <Loaded {...props} /> : waiting;
}
