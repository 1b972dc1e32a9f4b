import { cloneElement, isValidElement, type ReactNode } from "react";
import { cn } from "./cn";

type Given = Record<string, unknown> & { className?: string };

/**
 * Lends what it is given to its one child. What the child says itself stands; class names are joined, and of two handlers of
 * an event the child's runs first.
 */
export function Slot({ children, ...given }: Given & { children?: ReactNode }) {
  if (!isValidElement<Given>(children)) return null;
  const own = children.props;
  const handlers = Object.entries(given).flatMap(([name, handler]) => {
    const first = own[name];
    return isHandler(handler) && isHandler(first) ? [[name, inTurn(first, handler)]] : [];
  });
  return cloneElement(children, {
    ...given,
    ...own,
    ...Object.fromEntries(handlers),
    className: cn(given.className, own.className),
  });
}

type Handler = (...details: unknown[]) => void;

function isHandler(prop: unknown): prop is Handler {
  return typeof prop === "function";
}

function inTurn(first: Handler, second: Handler): Handler {
  return (...details) => {
    first(...details);
    second(...details);
  };
}
