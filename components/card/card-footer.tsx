import * as paths from "@/lib/paths";

export function CardFooter({ slug, brandName }: { slug: string; brandName: string }) {
  return (
    <footer className="footer">
      <a className="button" href={paths.home}>
        Create Your Card
      </a>
      <p>
        Powered by {brandName} ·{" "}
        <a className="privacy-link" href={paths.cardPrivacy(slug)}>
          Privacy
        </a>
      </p>
    </footer>
  );
}
