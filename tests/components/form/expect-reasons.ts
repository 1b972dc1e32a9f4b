import { screen, waitFor } from "@testing-library/react";
import type { ApiError } from "@/lib/contract/errors";
import { english } from "../../english";
import { awaitUpload, type FakeUpload } from "../fake-upload";

/**
 * The first upload is refused and shows the server's message; the second, sent by `again`, fails and shows the screen's
 * own message: `failure`.
 */
export async function expectReasons(
  uploads: FakeUpload[],
  refusal: ApiError,
  again: () => Promise<void>,
  failure: string,
): Promise<void> {
  await (await awaitUpload(uploads)).answer(refusal.status, refusal.toBody("1", english));
  expect(await screen.findByRole("alert")).toHaveTextContent(refusal.message);
  await again();
  await (await awaitUpload(uploads, 2)).answer(500, {});
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(failure));
}
