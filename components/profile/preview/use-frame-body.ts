"use client";

import { type RefObject, useEffect, useState } from "react";
import { useT } from "@/components/i18n/translator-context";

/**
 * The opening count belongs to a visit; what waits for the card's script is shown, for the script does not run here; a
 * frame is no wider than its card, so a bar would hide a part of it.
 */
const frameStyle = ".splash { display: none } .button-waiting { visibility: visible } html { scrollbar-width: none }";

/** The body of a frame without address, its document styled by `stylesheet` alone and its links without effect. */
export function useFrameBody(frame: RefObject<HTMLIFrameElement | null>, stylesheet: string) {
  const { language, dir } = useT();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [isStyled, setIsStyled] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    function prepare() {
      const inner = element?.contentDocument;
      if (!inner) return;
      const link = inner.createElement("link");
      link.rel = "stylesheet";
      link.href = stylesheet;
      link.onload = () => setIsStyled(true);
      const style = inner.createElement("style");
      style.textContent = frameStyle;
      inner.head.replaceChildren(link, style);
      Object.assign(inner.documentElement, { lang: language, dir });
      for (const type of ["click", "auxclick", "submit"]) inner.addEventListener(type, preventDefault);
      setBody(inner.body);
    }
    prepare();
    // Some browsers replace the first empty document once the frame has loaded.
    element.addEventListener("load", prepare);
    return () => element.removeEventListener("load", prepare);
  }, [frame, stylesheet, language, dir]);

  return { body, isStyled };
}

function preventDefault(event: Event) {
  event.preventDefault();
}
