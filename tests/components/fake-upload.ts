import { act, waitFor } from "@testing-library/react";

/** Uploads as the browser sends them. Each waits until the test reports progress and answers it. */
export class FakeUpload {
  method = "";
  url = "";
  form = new FormData();
  isAborted = false;
  status = 0;
  responseText = "";
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.isAborted = true;
    this.onloadend?.();
  }

  async progress(percent: number) {
    await act(async () => this.upload.onprogress?.({ loaded: percent, total: 100, lengthComputable: true }));
  }

  async answer(status: number, json: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(json);
    await act(async () => {
      this.onload?.();
      this.onloadend?.();
    });
  }
}

/** Replaces XMLHttpRequest; the list grows with every upload that starts. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  global.XMLHttpRequest = class extends FakeUpload {
    constructor() {
      super();
      uploads.push(this);
    }
  } as unknown as typeof XMLHttpRequest;
  // jsdom has no object URLs.
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => {};
  return uploads;
}

/** Waits for upload number `count`, and checks that no more were started. */
export async function awaitUpload(uploads: FakeUpload[], count = 1): Promise<FakeUpload> {
  await waitFor(() => expect(uploads).toHaveLength(count));
  return uploads[count - 1];
}
