/** Wakes the one who waits for it; rung while nobody waits, it wakes the next at once. */
export function createBell() {
  let isRung = false;
  let wake = () => {};

  return {
    ring(): void {
      isRung = true;
      wake();
    },

    /** Resolves when it rings, or after so many milliseconds. */
    async wait(time?: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      if (!isRung)
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (time !== undefined) timer = setTimeout(resolve, time);
        });
      clearTimeout(timer);
      isRung = false;
    },
  };
}
