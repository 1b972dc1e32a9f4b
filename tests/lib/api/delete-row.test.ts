import { deleteRow } from "@/lib/api/delete-row";
import { RequestError } from "@/lib/api/request";
import { fakeApi } from "../../components/fake-api";

const path = "/client/videos/1/";
const answering = (status: number) => fakeApi({ [`DELETE /api${path}`]: { status } });

test.each([204, 404])("a row that answers %i is gone", async (status) => {
  const calls = answering(status);
  await deleteRow(path);
  expect(calls).toHaveLength(1);
});

test.each([403, 500])("one that answers %i is not", async (status) => {
  answering(status);
  await expect(deleteRow(path)).rejects.toBeInstanceOf(RequestError);
});
