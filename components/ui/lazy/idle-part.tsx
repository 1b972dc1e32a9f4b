"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "./idle";
import { createPart, type Part } from "./part";

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
  useEffect(() => {
    const show = (loaded: ComponentType<P>) => setLoaded(() => loaded);
    return whenIdle(() => void part.load().then(show, () => {}));
  }, [part]);
  return Loaded ? <Loaded {...props} /> : waiting;
}
