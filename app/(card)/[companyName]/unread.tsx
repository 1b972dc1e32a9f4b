import { CardMessage } from "@/components/card/card-message";
import { ApiError } from "@/lib/contract/errors";

/** What `read` gives, or why it could not be read. @throws whatever else went wrong */
export async function readOrFail<T>(read: () => T | Promise<T>): Promise<T | ApiError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Stands for a page that could not be read; the listener takes the status from here, since a page cannot choose it. */
export function Unread({ error }: { error: ApiError }) {
  return (
    <>
      <meta name="page-status" content={String(error.status)} />
      <CardMessage title="Please try again" text={error.message}>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, with its query */}
        <a className="button button-primary" href="">
          Try Again
        </a>
      </CardMessage>
    </>
  );
}
