import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { type Part, whenIdle } from "@/components/ui/lazy";

/**
 * The component of `part`, which is to take the place of `ref`: at once where it is loaded already, else once the page is
 * idle and nobody is at work there, since who is would lose focus, and every modal and menu that was opened from there.
 */
export function useOnceUnused<P>(part: Part<P>, isWanted: boolean, ref: RefObject<Element | null>) {
  const [component, setComponent] = useState<ComponentType<P> | null>(() => part.loaded() ?? null);

  useEffect(() => {
    if (!isWanted || component) return;
    let isGone = false;
    function take() {
      const loaded = part.loaded();
      if (loaded && !isGone && !isInUse(ref.current)) setComponent(() => loaded);
    }
    // Focus has not arrived anywhere yet when it is told to have left.
    const takeLater = () => setTimeout(take);
    // Without it everything else can still be done.
    const stay = whenIdle(() => void part.load().then(take, () => {}));
    for (const event of leaving) document.addEventListener(event, takeLater);
    return () => {
      isGone = true;
      stay();
      for (const event of leaving) document.removeEventListener(event, takeLater);
    };
  }, [part, isWanted, component, ref]);

  return isWanted ? component : null;
}

const leaving = ["focusout", "click"] as const;

function isInUse(place: Element | null): boolean {
  if (!place) return false;
  if (place.contains(document.activeElement) || place.matches(":active")) return true;
  const opened = document.querySelectorAll("dialog[open], [role=dialog], [role=menu]");
  return [...opened].some((modal) => !modal.contains(place));
}
