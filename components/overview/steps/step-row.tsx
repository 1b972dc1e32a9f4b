import { ChevronRight, Circle, CircleCheck } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";

/** A step as it is shown. */
export type StepText = {
  title: string;
  text: string;
  /** The screen where it is done, where that is not over the home itself. */
  href?: string;
  /** Leads out of the site, to a tab of its own. */
  outsideHref?: string;
};

type StepRowProps = StepText & {
  /** Undefined where nobody counts what is done. */
  isDone?: boolean;
  /** The one to begin with. */
  isNext?: boolean;
  onOpen: () => void;
};

const style =
  "flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-left text-sm transition-colors hover:bg-accent/60 focus-ring";

/** One step over its whole width: a button that opens it, or a link to where it is done. */
export function StepRow({ title, text, href, outsideHref, isDone, isNext, onOpen }: StepRowProps) {
  const content = (
    <>
      {isDone !== undefined && <StepState isDone={isDone} />}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {!isDone && <span className="block text-muted-foreground">{text}</span>}
      </span>
      {isNext ? (
        <span aria-hidden="true" className={buttonVariants({ size: "sm" })}>
          Start
        </span>
      ) : (
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      )}
    </>
  );
  if (outsideHref)
    return (
      <a href={outsideHref} target="_blank" rel="noopener" onClick={onOpen} className={style}>
        {content}
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    );
  if (href)
    return (
      <Link href={href} className={style}>
        {content}
      </Link>
    );
  return (
    <button type="button" onClick={onOpen} className={style}>
      {content}
    </button>
  );
}

function StepState({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <>
      <Icon aria-hidden="true" className={isDone ? "size-5 shrink-0 text-success" : "size-5 shrink-0 text-input"} />
      <span className="sr-only">{isDone ? "Done: " : "To do: "}</span>
    </>
  );
}
