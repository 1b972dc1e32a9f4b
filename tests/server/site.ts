import type { Server } from "node:http";
import { connect } from "node:net";
import { Registry } from "prom-client";
import { createHttpServer, cutAll, listen } from "@/lib/runtime/http/http-server";
import { answerClientErrors } from "@/server/client-error";
import type { FindGateway } from "@/server/gateway";
import { createListener } from "@/server/listener";
import { createVisitMetrics } from "@/server/load/visit-metrics";
import { createPublicPages } from "@/server/pages/public-pages";
import { createPathKinds } from "@/server/pages/public-paths";
import type { NextHandler } from "@/server/pages/render";
import type { TrustedProxies } from "@/server/request/visitor";
import { createCachedAnswers, openShortcut } from "@/server/shortcut";
import { headers } from "./answers";

export type TestSite = {
  server: Server;
  port: number;
  url: string;
  purge: (tags: string[], isContent?: boolean) => void;
  /** Sends `text`. @returns what arrives until the server closes or `quiet` milliseconds pass without a byte */
  talk: (text: string | Buffer, quiet?: number) => Promise<string>;
  setReady: (ready: boolean) => void;
  setStuck: (stuck: boolean) => void;
  close: () => Promise<void>;
};

/** A build with a route of each kind. */
export const builtPaths = {
  files: new Set(["/card.js", "/_next/static/chunks/a.js"]),
  routes:
    /^\/$|^\/(demo|login|forgot-password|reset-password|dashboard|robots\.txt)$|^\/(api|media|dashboard|join)\/.+$|^\/(policies\/terms|unsubscribe\/done)$|^\/sitemap\/[^/]+$|^\/assets\/([^/]+\/preview\.jpg|messages(\/[^/]+){3})$|^\/[^/]+$|^\/[^/]+\/(contact\.vcf|qr\.svg|upi\.svg|send|people(\/[^/]+)?|(contact|order|review)(\/[^/]+)?|appointment(\/[^/]+(\/calendar\.ics)?)?)$/,
};

/** The real listener on a real port, in front of `next`. */
export async function openSite(
  next: NextHandler,
  {
    proxies = { hops: 0 } as TrustedProxies,
    hasCompany = async (_name: string) => true,
    gateway = (() => null) as FindGateway,
    hasShortcut = true,
    hasCdn = false,
  } = {},
): Promise<TestSite> {
  const { server, serve } = createHttpServer();
  const port = await listen(server, 0, "127.0.0.1", "PORT");
  const siteUrl = "http://site.test";
  const pages = createPublicPages({
    next,
    headers,
    siteUrl,
    hasCompany,
    hasCdn,
    maxAge: () => 300_000,
    isShared: () => true,
  });
  let ready = true;
  let stuck = false;
  const readiness = async () => ({ failure: ready ? null : "The provider does not answer", warnings: [] });
  const kindOf = createPathKinds(builtPaths);
  const metrics = createVisitMetrics(new Registry(), () => 0);
  answerClientErrors(server, headers);
  const isStuck = () => stuck;
  serve(createListener({ next, gateway, pages, kindOf, headers, siteUrl, proxies, readiness, isStuck, metrics }));
  if (hasShortcut)
    openShortcut(server, createCachedAnswers({ lookup: pages.lookup, countCacheHit: metrics.countCacheHit }));

  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    purge: (tags, isContent = false) => pages.purge(tags, isContent),
    setReady: (value) => {
      ready = value;
    },
    setStuck: (value) => {
      stuck = value;
    },
    talk: (text, quiet = 200) =>
      new Promise((resolve, reject) => {
        let received = "";
        const socket = connect(port, "127.0.0.1", () => socket.write(text));
        socket.setEncoding("latin1").setTimeout(quiet, () => socket.destroy());
        socket.on("data", (chunk) => {
          received += chunk;
        });
        socket.on("error", reject);
        socket.on("close", () => resolve(received));
      }),
    close: async () => {
      cutAll(server);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
