import { Link } from "@/components/ui/navigation/link";
import { PopoverClose } from "@/components/ui/overlay/popover";

/** The way from the bell to a screen of its own. */
export function NewsFooter({ href, label }: { href: string; label: string }) {
  return (
    <PopoverClose asChild>
      <Link
        href={href}
        className="flex min-h-11 items-center justify-center border-t border-border px-5 text-sm font-medium text-primary -outline-offset-2 focus-ring hover:underline"
      >
        {label}
      </Link>
    </PopoverClose>
  );
}
