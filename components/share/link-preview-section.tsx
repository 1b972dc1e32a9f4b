import { LinkBubble } from "@/components/link-preview/link-bubble";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/navigation/link";
import { SectionCard } from "@/components/ui/section-card";
import * as paths from "@/lib/paths";

type PreviewSectionProps = { slug: string; url: string; name: string; about: string };

/** The link as a messenger shows it. */
export function LinkPreviewSection({ slug, url, name, about }: PreviewSectionProps) {
  const bubble = { title: name, description: about, domain: new URL(url).host, image: paths.previewPicture(slug) };
  return (
    <SectionCard
      title="How your link looks"
      description="WhatsApp shows this picture. It may show an older one for a few days."
    >
      <div className="grid gap-4">
        <LinkBubble bubble={bubble} url={url} />
        <Link href={paths.preview} className={cn(buttonVariants({ variant: "outline" }), "justify-self-start")}>
          Check the preview
        </Link>
      </div>
    </SectionCard>
  );
}
