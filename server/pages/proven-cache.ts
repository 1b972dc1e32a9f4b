import { LRUCache } from "lru-cache";
import { listenerLimits } from "../load/limits";

type Options<V> = {
  maxBytes: number;
  sizeOf: (value: V, key: string) => number;
  /** Called with what is kept no longer, or was replaced. */
  onGone: (value: V, key: string) => void;
  /** Milliseconds from any moment on. */
  elapsed?: () => number;
};

/**
 * A bounded cache of two parts. What is asked for again some time after it came is proven; everything else only passes
 * through: it may fill what is free, and beyond that displaces others like it and keeps a small share. So whoever names
 * thousands of pages once, however real, displaces none that visitors come back to.
 */
export class ProvenCache<V extends object> {
  readonly #options: Options<V>;
  readonly #elapsed: () => number;
  readonly #passing: LRUCache<string, V>;
  readonly #proven: LRUCache<string, V>;
  readonly #since = new WeakMap<V, number>();
  readonly #share: number;
  #moving: V | undefined;

  constructor(options: Options<V>) {
    const { maxBytes, sizeOf, onGone } = options;
    this.#options = options;
    this.#elapsed = options.elapsed ?? (() => performance.now());
    this.#share = Math.floor(maxBytes * listenerLimits.passingShare);
    const dispose = (value: V, key: string) => {
      if (value !== this.#moving) onGone(value, key);
    };
    const common = { sizeCalculation: sizeOf, dispose };
    this.#passing = new LRUCache({ ...common, maxSize: maxBytes });
    this.#proven = new LRUCache({ ...common, maxSize: maxBytes - this.#share });
  }

  /** What is kept; counts as a visit. */
  get(key: string): V | undefined {
    return this.#proven.get(key) ?? this.#visit(key);
  }

  /** The same without a visit. */
  peek(key: string): V | undefined {
    return this.#proven.peek(key) ?? this.#passing.peek(key);
  }

  set(key: string, value: V): void {
    const former = this.peek(key);
    this.#since.set(value, (former && this.#since.get(former)) ?? this.#elapsed());
    (this.#proven.has(key) ? this.#proven : this.#passing).set(key, value);
    this.#makeRoom();
  }

  delete(key: string): void {
    this.#proven.delete(key);
    this.#passing.delete(key);
  }

  *values(): Generator<V> {
    yield* this.#proven.values();
    yield* this.#passing.values();
  }

  #visit(key: string): V | undefined {
    const value = this.#passing.get(key);
    if (!value || this.#elapsed() - (this.#since.get(value) ?? 0) < listenerLimits.provenAfter) return value;
    // One large document would take the place of many pages.
    if (this.#options.sizeOf(value, key) > this.#share / 4) return value;
    this.#moving = value;
    this.#passing.delete(key);
    this.#moving = undefined;
    this.#proven.set(key, value);
    return value;
  }

  #makeRoom(): void {
    const { maxBytes } = this.#options;
    while (this.#passing.calculatedSize + this.#proven.calculatedSize > maxBytes) this.#passing.pop();
  }
}
