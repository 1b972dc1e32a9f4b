"use client";

import { Ellipsis } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";

const ProductFileItems = lazyOverlay("menu", () =>
  import("./product-file-items").then((file) => file.ProductFileItems),
);

/** What is done with all products at once, through files. */
export function ProductFileMenu() {
  return (
    <ProductFileItems
      trigger={
        <Button variant="outline" size="icon" aria-label="Import and export" title="Import and export">
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    />
  );
}
