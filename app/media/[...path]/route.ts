import { serveMedia } from "@/lib/web/gateway/serve-media";

export { serveMedia as GET, serveMedia as HEAD };
