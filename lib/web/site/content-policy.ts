import { formTargets } from "../../card/chat-link";
import { env, isDevelopment } from "../../env";
import { mediaOrigin } from "./media-url";

/** The content security policy of one signed-in page: only scripts that carry this request's nonce, or that those load. */
export function contentPolicy(nonce: string): string {
  const media = mediaOrigin(env());
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https://i.ytimg.com", ...(media ? [media] : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : [])],
    "frame-src": ["https://www.youtube-nocookie.com"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": formTargets,
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
