import type { NextRequest } from "next/server";
import { answer } from "@/lib/provider-client/answer";
import { serveMedia } from "@/lib/provider-client/media";

function handle(request: NextRequest): Promise<Response> {
  return answer(request, () => serveMedia(request));
}

export { handle as GET, handle as HEAD };
