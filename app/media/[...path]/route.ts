import { serveMedia } from "@/lib/gateway/serve-media";

export { serveMedia as GET, serveMedia as HEAD };
