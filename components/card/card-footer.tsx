import { paths } from "@/lib/paths";

export function CardFooter({ brandName }: { brandName: string }) {
  return (
    <footer className="footer">
      <a className="button" href={paths.home}>
        Create Your Card
      </a>
      <p>Powered by {brandName}</p>
    </footer>
  );
}
