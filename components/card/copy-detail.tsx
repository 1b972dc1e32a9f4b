type CopyDetailProps = {
  label: string;
  /** The message after copying; without it there is no button. */
  copied?: string;
  children: string;
};

/** The button needs the script; without it a touch selects the text. */
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
