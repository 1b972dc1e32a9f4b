import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Spinner } from "./spinner";

/** Also for links. */
export const buttonVariants = cva(
  [
    "relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none",
    "transition-colors focus-ring disabled:pointer-events-none disabled:opacity-50 aria-busy:pointer-events-none aria-busy:opacity-80",
    "large-text:h-auto large-text:min-h-11 large-text:min-w-0 large-text:shrink large-text:py-1 large-text:whitespace-normal",
    "max-sm:translated:shrink max-sm:translated:leading-tight max-sm:translated:whitespace-normal",
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  ],
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground shadow-xs hover:bg-primary/90",
        secondary: "bg-secondary text-secondary-foreground hover:bg-secondary/70",
        outline:
          "border border-input/60 bg-card text-foreground shadow-xs hover:bg-accent hover:text-accent-foreground aria-expanded:bg-accent aria-expanded:text-accent-foreground",
        "destructive-outline":
          "border border-input/60 bg-card text-destructive shadow-xs hover:bg-destructive/10 hover:text-destructive",
        ghost:
          "hover:bg-accent hover:text-accent-foreground aria-expanded:bg-accent aria-expanded:text-accent-foreground",
        "destructive-ghost": "hover:bg-destructive/10 hover:text-destructive",
        destructive: "bg-destructive text-destructive-foreground shadow-xs hover:bg-destructive/90",
        link: "text-primary underline-offset-4 hover:underline",
      },
      size: {
        default: "h-11 px-4 text-sm",
        sm: "h-9 px-3 text-sm pointer-coarse:h-11",
        lg: "h-12 px-6 text-base",
        icon: "size-11 text-sm",
        "icon-sm": "size-9 text-sm pointer-coarse:size-11",
        /** The caller sets height and padding. */
        bare: "text-sm",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Shows a spinner and ignores presses; focus stays. */
    busy?: boolean;
  };

export function Button({ className, variant, size, busy, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type="button"
      className={cn(buttonVariants({ variant, size }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
