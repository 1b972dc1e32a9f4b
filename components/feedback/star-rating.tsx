import { Star } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "@/components/ui/cn";
import { ratings } from "@/lib/contract/feedback/values";

const max = ratings[0];

export function StarRating({ rating }: { rating: number }) {
  const t = useT();
  return (
    <span role="img" aria-label={t("feedback.starsOf", { count: rating, max })} className="flex gap-0.5">
      {ratings.toReversed().map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={cn("size-4", star <= rating ? "fill-warning text-warning" : "text-input")}
        />
      ))}
    </span>
  );
}
