"use client";

import { Pencil, Share2 } from "lucide-react";
import { CardLink } from "@/components/content/card-link";
import { shareLink } from "@/components/share/share-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { cardUrl } from "@/lib/card/card-url";
import type { CurrentUser } from "@/lib/contract/account";
import * as paths from "@/lib/paths";

/** What is done with a card every day; nothing for who has none. */
export function CardWays({ user: { slug, company_name: name }, siteUrl }: { user: CurrentUser; siteUrl: string }) {
  if (!slug) return null;
  return (
    <div className="grid grow grid-cols-2 gap-2 large-text:grid-cols-1 sm:flex sm:grow-0">
      <Button className="max-sm:col-span-full" onClick={() => shareLink(name ?? "", cardUrl(siteUrl, slug, "share"))}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
      <CardLink slug={slug} />
      <Link href={paths.profile} className={buttonVariants({ variant: "outline" })}>
        <Pencil aria-hidden="true" />
        Edit
      </Link>
    </div>
  );
}
