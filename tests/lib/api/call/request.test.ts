import { messageOf, type RequestError, requestJson } from "@/lib/api/call/request";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const replace = jest.fn();
const storage = { setItem: jest.fn(), removeItem: jest.fn() };

beforeEach(() => {
  Object.assign(globalThis, {
    fetch: fetchMock,
    window: {
      location: { pathname: "/dashboard/documents", search: "?page=2", replace },
      localStorage: storage,
      addEventListener: (_: string, listener: () => void) => (showPage = listener),
    },
  });
});
let showPage = () => {};
afterEach(() => showPage());

const failure = async (response: Response | Error): Promise<RequestError> => {
  fetchMock.mockImplementationOnce(async () => {
    if (response instanceof Response) return response;
    throw response;
  });
  return requestJson("GET", "/client/documents/", { isAwaited: true }).then(
    () => Promise.reject(new Error("It succeeded")),
    (error) => error,
  );
};

test("a call goes to the proxy with this site's header, and its answer is returned unchanged", async () => {
  fetchMock.mockResolvedValue(Response.json({ id: 7, more: 1 }));
  const options = { json: { a: 1 }, isAwaited: true, idempotencyKey: "k1" };
  expect(await requestJson("POST", "/client/videos/", options)).toEqual({ id: 7, more: 1 });
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(["/api/client/videos/", "POST", '{"a":1}']);
  expect(init?.headers).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    "x-requested-with": "namaskard",
    "idempotency-key": "k1",
    prefer: "return=representation",
  });
});

test("an empty success is one", async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await requestJson("DELETE", "/client/videos/1/")).toBeUndefined();
});

test.each([
  [Response.json({ detail: "d", error: "e" }, { status: 400 }), 400, "d"],
  [Response.json({ error: "e" }, { status: 500 }), 500, "e"],
  [Response.json({ name: ["Required"] }, { status: 400 }), 400, "Required"],
  [new Response("<h1>Oops</h1>", { status: 502 }), 502, null],
  [new Response("not json"), 0, null],
  [new TypeError("failed to fetch"), 0, null],
])("case %#: the error has the server's status and text, or none", async (response, status, detail) => {
  const error = await failure(response);
  expect([error.name, error.status, error.detail]).toEqual(["RequestError", status, detail]);
  expect(messageOf(error, "Failed to do it")).toBe(detail ?? "Failed to do it");
});

test("fields, code and waiting time come along", async () => {
  const body = { detail: "Slow down", code: "too_many_requests", fields: { email: ["Taken"] } };
  const error = await failure(Response.json(body, { status: 429, headers: { "retry-after": "30" } }));
  expect(error).toMatchObject({
    code: "too_many_requests",
    fields: { email: ["Taken"] },
    retryAfter: 30,
    isOutOfReach: true,
  });
});

test("a time-out and a lost connection are told apart; the caller's own stop is no error of the server", async () => {
  expect((await failure(new DOMException("late", "TimeoutError"))).code).toBe("timeout");
  expect((await failure(new TypeError("offline"))).code).toBe("network");
  const controller = new AbortController();
  controller.abort();
  fetchMock.mockRejectedValue(controller.signal.reason);
  await expect(requestJson("GET", "/profile", { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("any number of 401 answers leave once for the sign-in page, and back here afterwards", async () => {
  const errors = await Promise.all([1, 2, 3].map(() => failure(Response.json({ detail: "Ended" }, { status: 401 }))));
  expect(errors.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(replace.mock.calls).toEqual([["/login?ended=session&next=%2Fdashboard%2Fdocuments%3Fpage%3D2"]]);
  expect(storage.removeItem).toHaveBeenCalledWith("role");
});
