import { Slot } from "radix-ui";
import { type ComponentProps, useDeferredValue } from "react";

/** Its child once what is around it can be seen, so that a tap is answered before all that it opens is made. */
export function AfterPaint(props: ComponentProps<typeof Slot.Root>) {
  const isDue = useDeferredValue(true, false);
  return isDue ? <Slot.Root {...props} /> : null;
}
