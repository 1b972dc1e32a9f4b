import { LinkBubble } from "@/components/link-preview/link-bubble";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { SectionCard } from "@/components/ui/section-card";
import { paths } from "@/lib/paths";

type PreviewSectionProps = { slug: string; url: string; name: string; about: string };

/** The link as a messenger shows it. */
export function LinkPreviewSection({ slug, url, name, about }: PreviewSectionProps) {
  const bubble = { title: name, description: about, domain: new URL(url).host, image: paths.previewPicture(slug) };
  return (
    <SectionCard
      title="How your link looks"
      description="WhatsApp and others show this picture. They may keep an older one for some days."
    >
      <div className="grid gap-4">
        <LinkBubble bubble={bubble} url={url} />
        <Button variant="outline" className="justify-self-start" asChild>
          <Link href={paths.preview}>Check the preview</Link>
        </Button>
      </div>
    </SectionCard>
  );
}
