"use client";

import { useRef, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { messageOf } from "@/lib/api/call/request";
import { checkImport, type ImportRow, importClients, readClientFile } from "@/lib/api/client-import";
import { TableError } from "@/lib/browser/cells";
import type { ImportedRow } from "@/lib/contract/clients/schema";

export type ImportState = {
  step: "choose" | "checking" | "preview" | "importing" | "done";
  rows: ImportRow[];
  /** What is known of the rows so far: what they would become, and once imported, what they are. */
  results: ImportedRow[];
  /** Rows of the step under way, out of `total`. */
  done: number;
  total: number;
  failure: string | null;
};

const start: ImportState = { step: "choose", rows: [], results: [], done: 0, total: 0, failure: null };

/** A file's way from choosing over the preview to its clients. */
export function useClientImport() {
  const t = useT();
  const [state, setState] = useState(start);
  const run = useRef(new AbortController());
  const change = (part: Partial<ImportState>) => setState((old) => ({ ...old, ...part }));
  const isCancelled = (signal: AbortSignal) => signal.aborted;

  async function choose(file: File) {
    const { signal } = restart(run);
    setState({ ...start, step: "checking" });
    try {
      const rows = await readClientFile(file);
      if (isCancelled(signal)) return;
      change({ rows, total: rows.length });
      await checkImport(rows, {
        signal,
        onBatch: (results, done) => {
          if (!isCancelled(signal)) setState((old) => ({ ...old, done, results: [...old.results, ...results] }));
        },
      });
      if (!isCancelled(signal)) change({ step: "preview" });
    } catch (error) {
      if (isCancelled(signal)) return;
      const text = error instanceof TableError ? error.message : messageOf(error, t("client-files.import.checkFailed"));
      setState({ ...start, failure: t.say(text) });
    }
  }

  /** Sends the rows that are ready. One whose batch failed stays so, and its batch goes on under the same key. */
  async function importReady(mailLinks: boolean) {
    const { signal } = restart(run);
    const ready = state.results.filter(({ outcome }) => outcome === "ready").map(({ row }) => row);
    const rows = ready.flatMap((row) => state.rows[row] ?? []);
    change({ step: "importing", done: 0, total: rows.length, failure: null });
    let failure: string | null = null;
    try {
      await importClients(rows, {
        mailLinks,
        signal,
        onBatch: (results, done) => {
          const byRow = new Map(results.map((result) => [ready[result.row], result]));
          setState((old) => ({ ...old, done, results: old.results.map((known) => merge(known, byRow)) }));
        },
      });
    } catch (error) {
      failure = t.say(messageOf(error, t("client-files.import.failed")));
    }
    change({ step: "done", failure });
  }

  return {
    ...state,
    choose,
    importReady,
    /** While checking it drops the file; while importing it stops before the next batch. */
    cancel: () => {
      run.current.abort();
      if (state.step !== "importing") setState(start);
    },
    restart: () => {
      run.current.abort();
      setState(start);
    },
  };
}

function restart(run: { current: AbortController }): AbortController {
  run.current.abort();
  run.current = new AbortController();
  return run.current;
}

function merge(known: ImportedRow, byRow: Map<number | undefined, ImportedRow>): ImportedRow {
  const told = byRow.get(known.row);
  return told ? { ...told, row: known.row } : known;
}
