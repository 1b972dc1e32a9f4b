import { Link2 } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import type { Bubble } from "@/lib/web/link-preview/report";

/** A sent message with the link, in the proportions of WhatsApp on a phone. */
export function LinkBubble({ bubble, url }: { bubble: Bubble; url: string }) {
  const t = useT();
  const { title, description, domain, image } = bubble;
  return (
    <figure className="max-w-md rounded-xl border border-border bg-chat p-4">
      <figcaption className="sr-only">{t("share.preview.bubble.label")}</figcaption>
      <div className="ms-auto max-w-80 rounded-xl rounded-se-sm bg-chat-bubble p-1 text-chat-text shadow-xs">
        <div className="overflow-hidden rounded-lg bg-chat-card">
          {image ? (
            // biome-ignore lint/performance/noImgElement: the picture has to come as it is, and from its own address
            <img src={image} alt="" width={1200} height={630} className="block aspect-[1200/630] w-full object-cover" />
          ) : (
            <div className="grid aspect-[1200/630] place-items-center text-sm text-chat-quiet">
              {t("share.preview.bubble.noPicture")}
            </div>
          )}
          <div className="px-3 py-2.5">
            <p dir="auto" className="line-clamp-2 text-sm font-semibold wrap-anywhere">
              {title || t("share.preview.bubble.noTitle")}
            </p>
            <p dir="auto" className="mt-0.5 line-clamp-2 text-sm text-chat-quiet wrap-anywhere">
              {description}
            </p>
            <p className="mt-1 flex items-center gap-1.5 text-xs text-chat-quiet">
              <Link2 aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="truncate">{domain}</span>
            </p>
          </div>
        </div>
        <p className="px-2 pt-2 pb-1.5 text-sm text-chat-link wrap-anywhere">{url}</p>
      </div>
    </figure>
  );
}
