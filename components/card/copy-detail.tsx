type CopyDetailProps = {
  label: string;
  /** What is said once it was copied; without it there is nothing to copy. */
  copied?: string;
  children: string;
};

/** One line of a list of details. Its button waits for the script; without one the text is selected by a touch. */
export function CopyDetail({ label, copied, children }: CopyDetailProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
        {copied && (
          <button
            className="button button-waiting"
            type="button"
            aria-label={`Copy ${label}`}
            data-copy={children}
            data-copied={copied}
          >
            Copy
          </button>
        )}
      </dd>
    </div>
  );
}
