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
import { useT } from "@/components/i18n/translator-context";
import { hasDrafts } from "@/lib/browser/draft-storage";
import * as failures from "@/lib/contract/failures";
import type { ButtonProps } from "./button";
import { Spinner } from "./spinner";
import { toast } from "./toast";

/** Milliseconds before `whenIdle` runs on a busy page. */
const patience = 4_000;

/** Runs `work` when the page is idle. @returns cancel */
export function whenIdle(work: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(handle);
}

/** Preloads when idle; a failure is retried on use. */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}

/** A lazy component. Unlike `React.lazy`, a failed load is retried. */
export type Part<P> = {
  /** The component, if loaded. */
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
  /** When rendered or, with `open`, opened. */
  | "wanted"
  /** When idle. */
  | "idle";

/**
 * A lazy part of a screen; `load` preloads it. `waiting` is shown meanwhile. On failure a toast says so and the part's
 * close handlers are called.
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
  // Its draft may have to be restored, which opens it.
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
  const t = useT();
  const give = useEffectEvent((loaded: ComponentType<P>) => setComponent(() => loaded));
  const giveUp = useEffectEvent(() => {
    toast.error(t.say(failures.noConnection));
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

  // It may have loaded since the last render.
  return when ? (component ?? part.loaded() ?? null) : null;
}

function DialogOnItsWay() {
  const t = useT();
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-black/50 text-white">
      <Spinner label={t("common.loading")} size="xl" />
    </div>
  );
}

export type OverlayProps = {
  /** The trigger. */
  trigger: ReactElement<ButtonProps>;
  /** By keyboard: the first item gets the focus. */
  openedBy: "pointer" | "keyboard";
};

type Kind = "menu" | "dialog";

/**
 * A trigger and its lazy popup. Until the first press only the trigger is rendered, with the popup's ARIA attributes.
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
    // `detail` is 0 for a key press.
    onClick: ({ detail }) => setOpenedBy(detail === 0 ? "keyboard" : "pointer"),
    onKeyDown: (event) => {
      if (kind !== "menu" || event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpenedBy("keyboard");
    },
  });
}
