import type { NextRequest } from "next/server";
import { serveMedia } from "@/lib/gateway/serve-media";
import { respond } from "@/lib/site/respond";

function handle(request: NextRequest): Promise<Response> {
  return respond(request, () => serveMedia(request));
}

export { handle as GET, handle as HEAD };
