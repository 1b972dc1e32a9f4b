import { listenerLimits } from "../load/limits";

type Options = {
  /** Whether everything that writes announces to this process what it has changed. */
  isAnnounced: boolean;
  /** Whether announcements of other processes arrive at the moment. */
  isShared: () => boolean;
};

/**
 * How long a page is shown without being rendered again, in milliseconds. Where every change is announced that is for
 * ever; while announcements may be lost it is a moment; of a provider that announces nothing we learn by looking again.
 */
export function createPageAge({ isAnnounced, isShared }: Options): () => number {
  return () => {
    if (!isShared()) return listenerLimits.briefPageAge;
    return isAnnounced ? Number.POSITIVE_INFINITY : listenerLimits.pageAge;
  };
}
