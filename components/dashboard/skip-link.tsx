/** The first stop of the Tab key: past the menu, straight to the page. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-md bg-primary px-4 py-3 text-sm font-medium text-primary-foreground focus-ring focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
