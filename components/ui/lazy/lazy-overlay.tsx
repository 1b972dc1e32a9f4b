"use client";

import { type ComponentType, cloneElement, type ReactElement, useState } from "react";
import type { ButtonProps } from "../button";
import { createPart, type Part } from "./part";
import { usePart } from "./use-part";

export type OverlayProps = {
  /** The button that opens it. */
  trigger: ReactElement<ButtonProps>;
  /** How it is opened from the beginning: with the first of its items in focus where a key did it. */
  openedBy: "pointer" | "keyboard";
};

type Kind = "menu" | "dialog";

/**
 * A button and what opens from it, the latter in a file of its own: until it is first pressed the button stands alone,
 * which tells of itself what the whole would.
 */
export function lazyOverlay<P extends OverlayProps>(kind: Kind, load: () => Promise<ComponentType<P>>) {
  const part = createPart(load);
  return (props: Given<P>) => <LazyOverlay kind={kind} part={part} props={props} />;
}

type Given<P extends OverlayProps> = Omit<P, "openedBy"> & Pick<OverlayProps, "trigger">;
type LazyOverlayProps<P extends OverlayProps> = { kind: Kind; part: Part<P>; props: Given<P> };

function LazyOverlay<P extends OverlayProps>({ kind, part, props }: LazyOverlayProps<P>) {
  const [openedBy, setOpenedBy] = useState<OverlayProps["openedBy"] | null>(null);
  const Loaded = usePart(part, openedBy !== null, () => setOpenedBy(null));
  if (Loaded) return <Loaded {...({ ...props, openedBy } as unknown as P)} />;

  return cloneElement(props.trigger, {
    "aria-haspopup": kind,
    "aria-expanded": false,
    // A key's click has no count of clicks.
    onClick: ({ detail }) => setOpenedBy(detail === 0 ? "keyboard" : "pointer"),
    onKeyDown: (event) => {
      if (kind !== "menu" || event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpenedBy("keyboard");
    },
  });
}
