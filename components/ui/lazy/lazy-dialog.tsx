"use client";

import { type ComponentType, useEffect, useState } from "react";
import { hasDrafts } from "@/lib/browser/kept-drafts";
import { DialogOnItsWay } from "./dialog-on-its-way";
import { createPart, type Part } from "./part";
import { usePart } from "./use-part";

type OpenState = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * A modal in a file of its own, so that a screen loads nothing of it to show itself. Once opened it stays, to close as
 * it came. Where drafts were kept it is there from the beginning, for one of them may be its own, which opens it.
 *
 *     const EditVideoDialog = lazyDialog(() => import("./edit-video-dialog").then((file) => file.EditVideoDialog));
 */
export function lazyDialog<P extends OpenState>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = createPart(load);
  return (props) => <LazyDialog part={part} props={props} />;
}

function LazyDialog<P extends OpenState>({ part, props }: { part: Part<P>; props: P }) {
  const { open, onOpenChange } = props;
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  useEffect(() => {
    if (hasDrafts()) setWanted(true);
  }, []);

  const Loaded = usePart(part, isWanted, () => {
    setWanted(false);
    onOpenChange(false);
  });
  if (Loaded) return <Loaded {...props} />;
  return open ? <DialogOnItsWay /> : null;
}
