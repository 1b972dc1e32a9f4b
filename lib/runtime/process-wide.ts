/**
 * What exists once per process. Next loads a module once per bundle, so each such thing hangs on a global symbol of its
 * `name`: whoever asks first makes it, and every bundle finds the same.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`namaskard.${name}`);
  const holder = globalThis as unknown as Record<symbol, T | undefined>;
  holder[key] ??= make();
  return holder[key];
}
