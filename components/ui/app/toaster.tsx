"use client";

import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { whenIdle } from "../lazy";
import { areToastsWanted, wantToasts, watchToasts } from "../toast";

const ToastList = lazy(() => import("./toast-list").then(({ ToastList }) => ({ default: ToastList })));

/** Mounted once per layout. */
export function Toaster() {
  const isWanted = useSyncExternalStore(watchToasts, areToastsWanted, () => false);
  useEffect(() => whenIdle(wantToasts), []);
  return isWanted ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
