"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "@/components/ui/cn";
import { Switch } from "@/components/ui/field/switch";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { updateProduct } from "@/lib/api/products/save-products";
import type { Product } from "@/lib/contract/content/product";

/** It turns at once, and back where the change fails. */
export function SoldOutSwitch({ product: { id, name, is_sold_out } }: { product: Product }) {
  const t = useT();
  const [next, setNext] = useState<boolean | null>(null);
  const isSoldOut = next ?? is_sold_out === true;

  async function change(isNow: boolean) {
    if (next !== null) return;
    setNext(isNow);
    try {
      await updateProduct(id, { is_sold_out: isNow });
    } catch (error) {
      toast.error(t.say(messageOf(error, t("products.edit.failed"))));
    } finally {
      setNext(null);
    }
  }

  return (
    <div className="relative flex shrink-0 flex-col items-center gap-1">
      <Switch
        aria-label={t("products.row.soldOutItem", { name })}
        aria-busy={next !== null}
        checked={isSoldOut}
        onCheckedChange={change}
      />
      <span
        aria-hidden="true"
        className={cn("text-xs leading-none", isSoldOut ? "font-medium text-destructive" : "text-muted-foreground")}
      >
        {t("products.row.soldOut")}
      </span>
    </div>
  );
}
