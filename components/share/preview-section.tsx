import { paths } from "@/lib/paths";
import { ShareSection } from "./share-section";

type PreviewSectionProps = { slug: string; url: string; name: string; about: string };

/** The link as a messenger shows it. */
export function PreviewSection({ slug, url, name, about }: PreviewSectionProps) {
  return (
    <ShareSection
      title="How your link looks"
      description="WhatsApp and others show this picture. They may keep an older one for some days."
    >
      <figure className="mx-auto max-w-md overflow-hidden rounded-xl border border-border bg-muted">
        {/* biome-ignore lint/performance/noImgElement: drawn by the site in exactly this size */}
        <img
          src={paths.previewPicture(slug)}
          width={1200}
          height={630}
          alt={`${name}, as a link shows it`}
          className="h-auto w-full bg-secondary"
        />
        <figcaption className="px-4 py-3 text-sm">
          <span dir="auto" className="block truncate font-semibold">
            {name}
          </span>
          {about && (
            <span dir="auto" className="line-clamp-2 text-muted-foreground">
              {about}
            </span>
          )}
          <span className="mt-1 block truncate text-muted-foreground">{new URL(url).host}</span>
        </figcaption>
      </figure>
    </ShareSection>
  );
}
