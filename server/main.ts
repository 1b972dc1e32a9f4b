import { createServer } from "node:http";
import { config as loadDotenv } from "dotenv";
import next from "next";
import { renderToStaticMarkup } from "react-dom/server";
import { contentOnly, formatTags, isPageTag, parseTags, siteTag } from "@/lib/contract/page-tags";
import { setPhoneRegion } from "@/lib/contract/phone-region";
import { type Env, parseEnv } from "@/lib/env";
import * as paths from "@/lib/paths";
import { boundGarbage } from "@/lib/runtime/bound-garbage";
import { holdsFormerData, openDataDir, removeFormerPages } from "@/lib/runtime/data-dir";
import {
  closeOnSignal,
  closeServer,
  createHttpServer,
  listen,
  runEntry,
  socketsOf,
} from "@/lib/runtime/http/http-server";
import { openLog } from "@/lib/runtime/log/log";
import { takeConsole } from "@/lib/runtime/log/take-console";
import { createRegistry } from "@/lib/runtime/metrics";
import { apartFromRendering } from "@/lib/runtime/rendering";
import { openTraces } from "@/lib/runtime/traces/open";
import { hasCompany } from "@/lib/web/provider-client/companies";
import { loadSite } from "@/lib/web/provider-client/site";
import { runtime } from "@/lib/web/runtime";
import { mediaOrigin } from "@/lib/web/site/media-url";
import { readSite } from "@/lib/web/site/site";
import { openOptions } from "@/provider/env";
import { describeFirstStart, type OpenProvider, openProvider } from "@/provider/open";
import { openSharedState } from "@/provider/ports/shared/open";
import { answerClientErrors } from "./client-error";
import { findGateway } from "./gateway";
import { createHeaderSet } from "./headers";
import { createKeptSite } from "./kept-site";
import { createListener } from "./listener";
import { createVisitMetrics } from "./load/visit-metrics";
import { readBuiltPaths } from "./pages/built-paths";
import { createPageAge, createPublicPages } from "./pages/public-pages";
import { createPathKinds } from "./pages/public-paths";
import { joinSupervisor } from "./processes/join-supervisor";
import { createReadiness } from "./readiness";
import { openSessionKeys } from "./session-keys";
import { createCachedAnswers, openShortcut } from "./shortcut";

/** The composition root: provider, Next and listener meet only here. */
await runEntry(async () => {
  boundGarbage();
  const isDev = process.argv.includes("--dev");
  Object.assign(process.env, {
    NODE_ENV: isDev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // Next's fetch spans would carry full URLs; the site has its own.
    NEXT_OTEL_FETCH_DISABLED: "1",
  });
  // In production the supervisor has read `.env`.
  if (isDev) loadDotenv({ quiet: true });
  const supervision = isDev ? null : await joinSupervisor();
  const turn = supervision?.turn ?? "first";
  let env = parseEnv(process.env);

  openLog(env);
  if (!isDev) takeConsole();
  const closeTraces = await openTraces(env);

  const { server, serve } = createHttpServer();
  const takeConnections = () => listen(server, env.PORT, env.HOST, "PORT", supervision?.socket);
  if (turn === "first") {
    // Listen first: a second start fails before it touches anything.
    process.env.PORT = String(await takeConnections());
    env = parseEnv(process.env);
  }
  const openSite = async () => {
    // next-auth reads this itself: its URLs must come from the settings, never from a request's Host. Screens navigate
    // by themselves, so signing in works under every host name.
    process.env.NEXTAUTH_URL = env.SITE_URL;
    runtime().sessionKeys = openSessionKeys(env);
    // Without an `httpServer`, Next would attach to the first socket's server and answer upgrades.
    const app = next({ dev: isDev, port: env.PORT, httpServer: isDev ? server : createServer() });
    await app.prepare();
    return app;
  };
  // Secrets are created after the database: a process that follows another finds them, except in a new folder.
  const isPrepared = turn === "after" && holdsFormerData(openDataDir(env.DATA_DIR));
  const opened = isPrepared ? await openSite() : null;
  await supervision?.mayOpen();

  setPhoneRegion(env.DEFAULT_COUNTRY);
  const shared = await openSharedState(env.REDIS_URL);
  const embedded = env.PROVIDER_URL ? null : await openProvider({ ...openOptions(env), shared });
  runtime().provider = embedded?.fetch ?? null;
  runtime().once = shared.once;
  runtime().renderMarkup = renderToStaticMarkup;
  const app = opened ?? (await openSite());

  const headers = createHeaderSet(env.SITE_URL, mediaOrigin(env));
  const handler = app.getRequestHandler();
  const isShared = () => shared.isAvailable();
  const isAnnounced = embedded !== null && Boolean(env.REDIS_URL || !env.DATABASE_URL);
  const maxAge = createPageAge({ isAnnounced, isShared });
  const site = createKeptSite({ load: () => apartFromRendering(loadSite), maxAge });
  removeFormerPages(env.DATA_DIR);
  const hasCdn = env.CDN_PURGE_URL !== undefined;
  const pages = createPublicPages({
    next: handler,
    headers,
    siteUrl: env.SITE_URL,
    hasCompany,
    hasCdn,
    maxAge,
    isShared,
  });
  runtime().readSite = site.read;
  const forgetAll = () => {
    site.forget();
    pages.distrust();
  };
  const purge = (news: readonly string[]) => {
    const isContent = news.includes(contentOnly);
    if (news.includes(siteTag)) site.forget();
    pages.purge(news.filter(isPageTag), isContent);
  };
  // A remote provider only tells the calling process.
  runtime().purge = embedded ? purge : (news) => shared.announce(formatTags(news));
  const purgeChanged = (message: string) => {
    const news = parseTags(message);
    if (news.some(isPageTag)) purge(news);
  };
  shared.listen({ onMessage: purgeChanged, onGap: forgetAll });
  answerClientErrors(server, headers);
  const registry = createRegistry();
  embedded?.measure(registry);
  supervision?.tellFigures(() => registry.getMetricsAsJSON());
  const isStuck = () => embedded?.isStuck() ?? false;
  supervision?.tellPulse(isStuck);
  const metrics = createVisitMetrics(registry, () => socketsOf(server).size);
  serve(
    createListener({
      metrics,
      next: handler,
      gateway: findGateway,
      pages,
      kindOf: isDev ? () => "direct" : createPathKinds(readBuiltPaths(".")),
      headers,
      siteUrl: env.SITE_URL,
      proxies: {
        hops: env.TRUSTED_PROXY_HOPS,
        placeHeaders: { country: env.GEO_COUNTRY_HEADER, town: env.GEO_TOWN_HEADER },
      },
      readiness: createReadiness({
        provider: embedded?.fetch ?? fetch,
        origin: env.PROVIDER_URL ?? "http://provider",
        isShared,
      }),
      isStuck,
    }),
  );
  if (!isDev) openShortcut(server, createCachedAnswers({ lookup: pages.lookup, countCacheHit: metrics.countCacheHit }));
  const stopWatching = isDev ? await (await import("./dev")).watchPublicFiles() : undefined;
  if (turn !== "first") await takeConnections();
  if (turn === "first" || embedded?.firstStart) announce(env, embedded, (await readSite()).name, isDev);

  const close = async () => {
    await stopWatching?.();
    await app.close();
    await embedded?.close();
    await shared.close();
    await closeTraces();
  };
  if (supervision) supervision.serveUntilTold(server, close);
  else closeOnSignal(() => closeServer(server).then(close));
});

/** Only the first time with the demo password. */
function announce(env: Env, embedded: OpenProvider | null, name: string, isDev: boolean): void {
  const { SITE_URL, DATA_DIR, PROVIDER_URL } = env;
  const source = PROVIDER_URL ? `provider at ${PROVIDER_URL}` : `data in ${DATA_DIR}`;
  const first = embedded?.firstStart;
  const lines = [
    `${name} is ready (${source})`,
    `Site            ${SITE_URL}`,
    `Sign in         ${SITE_URL}${paths.login()}`,
    ...(isDev ? [] : [`Restart         kill -HUP ${process.ppid}`]),
    ...(first?.demo ? [`Demo card       ${SITE_URL}${paths.card(first.demo)}`] : []),
    ...(first ? describeFirstStart(first) : []),
  ];
  process.stdout.write(`\n${lines.join("\n  ")}\n\n`);
}
