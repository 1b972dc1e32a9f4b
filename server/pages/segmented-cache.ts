import { LRUCache } from "lru-cache";
import { listenerLimits } from "../load/limits";

type Options<V> = {
  maxBytes: number;
  sizeOf: (value: V, key: string) => number;
  /** Called for evicted and replaced values. */
  onGone: (value: V, key: string) => void;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

/**
 * Segmented LRU. An entry that is requested again after a while is protected; all others are on probation: they fill
 * free space, else evict each other within a small share. So requesting thousands of pages once evicts none that
 * visitors come back to.
 */
export class SegmentedCache<V extends object> {
  readonly #options: Options<V>;
  readonly #elapsed: () => number;
  readonly #probation: LRUCache<string, V>;
  readonly #protected: LRUCache<string, V>;
  readonly #since = new WeakMap<V, number>();
  readonly #share: number;
  #promoted: V | undefined;

  constructor(options: Options<V>) {
    const { maxBytes, sizeOf, onGone } = options;
    this.#options = options;
    this.#elapsed = options.elapsed ?? (() => performance.now());
    this.#share = Math.floor(maxBytes * listenerLimits.probationShare);
    const dispose = (value: V, key: string) => {
      if (value !== this.#promoted) onGone(value, key);
    };
    const common = { sizeCalculation: sizeOf, dispose };
    this.#probation = new LRUCache({ ...common, maxSize: maxBytes });
    this.#protected = new LRUCache({ ...common, maxSize: maxBytes - this.#share });
  }

  /** Counts as a visit. */
  get(key: string): V | undefined {
    return this.#protected.get(key) ?? this.#visit(key);
  }

  /** Without counting a visit. */
  peek(key: string): V | undefined {
    return this.#protected.peek(key) ?? this.#probation.peek(key);
  }

  set(key: string, value: V): void {
    const former = this.peek(key);
    this.#since.set(value, (former && this.#since.get(former)) ?? this.#elapsed());
    (this.#protected.has(key) ? this.#protected : this.#probation).set(key, value);
    this.#makeRoom();
  }

  delete(key: string): void {
    this.#protected.delete(key);
    this.#probation.delete(key);
  }

  *values(): Generator<V> {
    yield* this.#protected.values();
    yield* this.#probation.values();
  }

  #visit(key: string): V | undefined {
    const value = this.#probation.get(key);
    if (!value || this.#elapsed() - (this.#since.get(value) ?? 0) < listenerLimits.protectAfter) return value;
    // One large document would evict many pages.
    if (this.#options.sizeOf(value, key) > this.#share / 4) return value;
    this.#promoted = value;
    this.#probation.delete(key);
    this.#promoted = undefined;
    this.#protected.set(key, value);
    return value;
  }

  #makeRoom(): void {
    const { maxBytes } = this.#options;
    while (this.#probation.calculatedSize + this.#protected.calculatedSize > maxBytes) this.#probation.pop();
  }
}
