"use client";

import type { ComponentType, ReactNode } from "react";
import { createPart, type Part } from "./part";
import { usePart } from "./use-part";

type Cancelled = {
  /** Takes back what brought the part on screen, where it cannot be had. */
  onCancel?: () => void;
};

/**
 * A part of a screen in a file of its own, which not everybody who opens the screen sees. `waiting` stands in its place
 * until it is there; `load` has it there before.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode) {
  const part = createPart(load);
  return Object.assign((props: P & Cancelled) => <LazyPart part={part} waiting={waiting} props={props} />, {
    load: part.load,
  });
}

type LazyPartProps<P> = { part: Part<P>; waiting: ReactNode; props: P & Cancelled };

function LazyPart<P extends object>({ part, waiting, props }: LazyPartProps<P>) {
  const Loaded = usePart(part, true, () => props.onCancel?.());
  return Loaded ? <Loaded {...props} /> : waiting;
}
