import { Copy, Send } from "lucide-react";
import { copyLink } from "@/components/share/copy-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { chatLink } from "@/lib/card/chat-link";
import * as paths from "@/lib/paths";

/** Where customers leave a review, ready to be sent to them. */
export function AskForReviews({ siteUrl, slug }: { siteUrl: string; slug: string }) {
  const url = siteUrl + paths.form(slug, "review");
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <h2 className="text-sm font-semibold">Ask for reviews</h2>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="rounded-sm text-sm text-primary underline underline-offset-4 wrap-anywhere focus-ring"
        >
          {url}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => copyLink(url)}>
          <Copy aria-hidden="true" />
          Copy link
        </Button>
        <a
          href={chatLink("", `Please review us: ${url}`)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          <Send aria-hidden="true" />
          Send on WhatsApp
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </div>
    </Card>
  );
}
