"use client";

import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { whenIdle } from "../lazy";
import { areToastsWanted, wantToasts, watchToasts } from "../toast";

const ToastList = lazy(() => import("./toast-list").then(({ ToastList }) => ({ default: ToastList })));

/** The place of short-lived messages. Mounted once per part of the site. */
export function Toaster() {
  const isWanted = useSyncExternalStore(watchToasts, areToastsWanted, () => false);
  useEffect(() => whenIdle(wantToasts), []);
  return isWanted ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
