"use client";

import { Ellipsis } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";

const ProductFileItems = lazyOverlay(
  "menu",
  withMessages(["products", "content-rules"], () =>
    import("./product-file-items").then((file) => file.ProductFileItems),
  ),
);

/** What is done with all products at once, through files. */
export function ProductFileMenu() {
  const t = useT();
  return (
    <ProductFileItems
      trigger={
        <Button variant="outline" size="icon" aria-label={t("products.file.menu")} title={t("products.file.menu")}>
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    />
  );
}
