import { deleteRow } from "@/lib/api/call/call";
import { RequestError } from "@/lib/api/call/request";
import { videoOperations } from "@/lib/contract/content/operations";
import { fakeApi } from "../../../components/fake-api";

const { deleteVideo } = videoOperations;
const answering = (status: number) => fakeApi({ "DELETE /api/client/videos/1/": { status } });

test.each([204, 404])("a row that answers %i is gone", async (status) => {
  const calls = answering(status);
  await deleteRow(deleteVideo, { id: 1 });
  expect(calls).toHaveLength(1);
});

test.each([403, 500])("one that answers %i is not", async (status) => {
  answering(status);
  await expect(deleteRow(deleteVideo, { id: 1 })).rejects.toBeInstanceOf(RequestError);
});
