/** A singleton on `globalThis`: Next loads a module once per bundle. */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`namaskard.${name}`);
  const holder = globalThis as unknown as Record<symbol, T | undefined>;
  holder[key] ??= make();
  return holder[key];
}
