"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come near the screen since it was made. */
export function useWasSeen(box: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (!box.current || wasSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true),
      { rootMargin: "200px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, wasSeen]);
  return wasSeen;
}
