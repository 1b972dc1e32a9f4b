import type { ComponentProps } from "react";
import { cn } from "./cn";

/** `frameClassName`: the panel around the table. */
export function Table({ className, frameClassName, ...props }: ComponentProps<"table"> & { frameClassName?: string }) {
  return (
    <div
      data-slot="table"
      className={cn("overflow-x-auto rounded-xl border border-border bg-card shadow-xs", frameClassName)}
    >
      <table className={cn("w-full text-start text-sm", className)} {...props} />
    </div>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return <thead className={cn("border-b border-border bg-muted/50 text-muted-foreground", className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody className={cn("divide-y divide-border", className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr className={className} {...props} />;
}

export function TableHead({ className, ...props }: ComponentProps<"th">) {
  return <th scope="col" className={cn("h-11 px-4 font-medium whitespace-nowrap sm:px-5", className)} {...props} />;
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td className={cn("h-14 px-4 py-3 sm:px-5", className)} {...props} />;
}
