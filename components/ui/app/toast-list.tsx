"use client";

import { useTheme } from "next-themes";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast } from "sonner";
import { useT } from "@/components/i18n/translator-context";
import { screenLimits } from "@/lib/contract/values";
import { listToastsIn, showToasts } from "../toast";

/** At the top, clear of the buttons of sheets and forms. */
export function ToastList() {
  const t = useT();
  const { resolvedTheme } = useTheme();
  const [list] = useState(() => document.createElement("div"));
  useEffect(() => {
    list.className = "fixed inset-0 m-0 size-0 overflow-visible border-0 bg-transparent p-0";
    listToastsIn(list);
    showToasts(toast);
  }, [list]);
  return createPortal(
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="top-center"
      duration={screenLimits.successMessage}
      closeButton
      customAriaLabel={t("dashboard.bell.title")}
      offset={{ top: "0.5rem" }}
      mobileOffset={{ top: "0.5rem" }}
      toastOptions={{
        closeButtonAriaLabel: t("common.close"),
        classNames: {
          toast: "!rounded-lg !border-border !bg-popover !text-popover-foreground !shadow-lg !font-sans",
          description: "!text-muted-foreground",
          success: "[&_[data-icon]]:!text-success",
          error: "[&_[data-icon]]:!text-destructive",
          closeButton: "!border-border !bg-popover !text-muted-foreground after:absolute after:-inset-3",
        },
      }}
    />,
    list,
  );
}
