import { paths } from "@/lib/paths";
import { anchors } from "./content";

const link = "flex min-h-11 items-center text-quiet hover:text-ink hover:underline";

export function SiteFooter({ brandName }: { brandName: string }) {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-5 py-8">
        <p className="mr-auto font-semibold">{brandName}</p>
        {anchors.map(({ id, name }) => (
          <a key={id} className={link} href={`${paths.home}#${id}`}>
            {name}
          </a>
        ))}
        <a className={link} href={paths.login()}>
          Login
        </a>
      </div>
    </footer>
  );
}
