import { AggregatorRegistry } from "prom-client";

/** What prom-client tells of one figure; `type` is its kind. */
type Figure = { type?: unknown };

/** Brings together what processes tell, so that what only grows never falls, whichever of them come and go. */
export function createFigures<Source extends object>() {
  const last = new Map<Source, readonly Figure[]>();
  let ended: readonly Figure[] = [];

  return {
    note(source: Source, figures: readonly Figure[]): void {
      last.set(source, figures);
    },

    /** Keeps what has grown in one that will tell no more. */
    end(source: Source): void {
      ended = aggregate([ended, (last.get(source) ?? []).filter(isGrowing)]).getMetricsAsArray() as readonly Figure[];
      last.delete(source);
    },

    /** Of `present` everything, of others what had grown when they last told it; in Prometheus' text. */
    read(present: ReadonlySet<Source>): Promise<string> {
      const figures = [...last].map(([source, told]) => (present.has(source) ? told : told.filter(isGrowing)));
      return aggregate([...figures, ended]).metrics();
    },
  };
}

function isGrowing({ type }: Figure): boolean {
  return type === "counter" || type === "histogram";
}

function aggregate(figures: readonly (readonly Figure[])[]) {
  return AggregatorRegistry.aggregate(figures as object[]);
}
