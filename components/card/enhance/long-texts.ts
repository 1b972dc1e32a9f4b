/** Takes "More" from texts that are not cut, in browsers whose stylesheets cannot tell. */
export function startLongTexts(): void {
  if (CSS.supports?.("timeline-scope: --cut")) return;
  const look = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(".long-text > details:not([open])")) {
      const text = details.previousElementSibling;
      details.hidden = text !== null && text.scrollHeight <= text.clientHeight;
    }
  };
  look();
  addEventListener("resize", look);
}
