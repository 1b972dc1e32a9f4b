"use client";

import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { hasDrafts } from "@/lib/browser/kept-drafts";
import * as failures from "@/lib/contract/failures";
import type { ButtonProps } from "./button";
import { Spinner } from "./spinner";
import { toast } from "./toast";

/** The longest that a page which never rests makes others wait, in milliseconds. */
const patience = 4_000;

/** Runs `work` once the page has nothing better to do. @returns what takes that back */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle time.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(handle);
}

/** Loads what may be wanted next once the page is idle. Where it cannot be had now, whoever wants it tries again. */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}

/** A component in a file of its own. Unlike React's `lazy`, what failed to load is tried again by the next who wants it. */
export type Part<P> = {
  /** The component, once it is there. */
  loaded: () => ComponentType<P> | undefined;
  load: () => Promise<ComponentType<P>>;
};

function createPart<P>(load: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  async function start() {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    loaded: () => loaded,
    load() {
      loading ??= start();
      return loading;
    },
  };
}

type When =
  /** As soon as it is rendered or, where it has an `open`, opened. */
  | "wanted"
  /** Nobody waits for it. */
  | "idle";

/**
 * A part of a screen in a file of its own, so that whoever does not see it loads nothing of it. It is loaded when it is
 * wanted; `load` has it there before. `waiting` stands in its place until then. Where a wanted part cannot be had that is
 * said, and whatever closes it is called.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
  when: When = "wanted",
) {
  const part = createPart(load);
  return Object.assign(
    (props: P & Pick<Closable, "onCancel">) => <LazyPart part={part} waiting={waiting} when={when} props={props} />,
    part,
  );
}

/**
 * A modal in a file of its own. Once opened it stays, to close as it came.
 *
 *     const EditVideoDialog = lazyDialog(() => import("./edit-video-dialog").then((file) => file.EditVideoDialog));
 */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazyPart(load, <DialogOnItsWay />);
}

/** What takes a part off the screen again. */
type Closable = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onClose?: () => void;
  onCancel?: () => void;
};

type LazyPartProps<P> = { part: Part<P>; waiting: ReactNode; when: When; props: P };

function LazyPart<P extends object>({ part, waiting, when, props }: LazyPartProps<P>) {
  const { open = true, onOpenChange, onClose, onCancel }: Closable = props;
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  // One of the drafts may be its own, which opens it.
  useEffect(() => {
    if (hasDrafts()) setWasOpened(true);
  }, []);

  const Loaded = usePart(part, when === "idle" ? when : wasOpened && "wanted", () => {
    setWasOpened(false);
    onOpenChange?.(false);
    onClose?.();
    onCancel?.();
  });
  if (Loaded) return <Loaded {...props} />;
  return open ? waiting : null;
}

function usePart<P>(part: Part<P>, when: When | false, onFailure: () => void): ComponentType<P> | null {
  const [component, setComponent] = useState<ComponentType<P> | null>(() => part.loaded() ?? null);
  const give = useEffectEvent((loaded: ComponentType<P>) => setComponent(() => loaded));
  const giveUp = useEffectEvent(() => {
    toast.error(failures.noConnection);
    onFailure();
  });

  useEffect(
    () =>
      whenIdle(
        () =>
          void part.load().then(
            (loaded) => when === "idle" && give(loaded),
            () => {},
          ),
      ),
    [part, when],
  );
  useEffect(() => {
    if (when === "wanted") part.load().then(give, giveUp);
  }, [part, when]);

  // Loaded since, it is shown in the very moment in which it is wanted.
  return when ? (component ?? part.loaded() ?? null) : null;
}

function DialogOnItsWay() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-black/50 text-white">
      <Spinner label="Loading..." size="xl" />
    </div>
  );
}

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
  const Loaded = usePart(part, openedBy !== null && "wanted", () => setOpenedBy(null));
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
