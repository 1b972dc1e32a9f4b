import { createServer } from "node:http";
import { config as loadDotenv } from "dotenv";
import next from "next";
import { type Env, parseEnv } from "@/lib/env";
import { paths } from "@/lib/paths";
import { openDataDir, readSecrets } from "@/lib/process/data-dir";
import { closeOnSignal, closeServer, createHttpServer, listen, runEntry } from "@/lib/process/http-server";
import { StartError } from "@/lib/process/start-error";
import { hasCompany } from "@/lib/provider-client/has-company";
import { runtime } from "@/lib/runtime";
import { describeFirstStart, type OpenProvider, openProvider } from "@/provider/open";
import { readBuiltPaths } from "./built-paths";
import { answerClientErrors } from "./client-error";
import { createHeaderSet } from "./headers";
import { createListener } from "./listener";
import { createPublicDocuments } from "./public-documents";
import { createPathKinds } from "./public-paths";
import { createReadiness } from "./readiness";
import { sessionEnvironment } from "./session-environment";

/** The composition root: provider, Next and listener come together here and nowhere else. */
await runEntry(async () => {
  const isDev = process.argv.includes("--dev");
  Object.assign(process.env, { NODE_ENV: isDev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
  loadDotenv({ quiet: true });
  let env = readEnv();

  // The port is taken first, so that a second start fails before it touches anything.
  const { server, serve } = createHttpServer();
  process.env.PORT = String(await listen(server, env.PORT, env.HOST, "PORT"));
  env = readEnv();

  const secrets = readSecrets(openDataDir(env.DATA_DIR));
  const sessionSecret = ownSecret("AUTH_SECRET") ?? secrets.session;
  Object.assign(process.env, sessionEnvironment(sessionSecret, env.SITE_URL, Boolean(process.env.SITE_URL)));
  const embedded = env.PROVIDER_URL ? null : await open(env, ownSecret("TOKEN_SECRET") ?? secrets.tokens);
  runtime().provider = embedded?.fetch ?? null;

  // Without a server of its own to hang on, Next would add itself to the first socket's and answer upgrades there.
  const app = next({ dev: isDev, port: env.PORT, httpServer: isDev ? server : createServer() });
  await app.prepare();

  const headers = createHeaderSet(env.SITE_URL, env.PROVIDER_URL && new URL(env.PROVIDER_URL).origin);
  const handler = app.getRequestHandler();
  const documents = createPublicDocuments({ next: handler, headers, siteUrl: env.SITE_URL, hasCompany });
  runtime().purge = documents.purge;
  answerClientErrors(server, headers);
  serve(
    createListener({
      next: handler,
      documents,
      kindOf: isDev ? () => "direct" : createPathKinds(readBuiltPaths(".")),
      headers,
      siteUrl: env.SITE_URL,
      trustedHops: env.TRUSTED_PROXY_HOPS,
      isReady: createReadiness(embedded?.fetch ?? fetch, env.PROVIDER_URL ?? "http://provider"),
    }),
  );
  const stopWatching = isDev ? await (await import("./dev")).watchPublicFiles() : undefined;
  announce(env, embedded);

  closeOnSignal(async () => {
    await stopWatching?.();
    await closeServer(server);
    await app.close();
    await embedded?.close();
  });
});

function readEnv(): Env {
  try {
    return parseEnv(process.env);
  } catch (cause) {
    throw new StartError((cause as Error).message, { cause });
  }
}

/** A secret that the operator keeps elsewhere than in DATA_DIR. */
function ownSecret(name: "AUTH_SECRET" | "TOKEN_SECRET"): string | undefined {
  const secret = process.env[name] || undefined;
  if (secret && secret.length < 32) throw new StartError(`${name}: must have at least 32 characters`);
  return secret;
}

function open(env: Env, tokenSecret: string): Promise<OpenProvider> {
  return openProvider({
    dataDir: env.DATA_DIR,
    tokenSecret,
    loginRatePerMinute: env.LOGIN_RATE_PER_MINUTE,
    mediaBaseUrl: "",
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    seedDemo: env.SEED_DEMO,
  });
}

/** Where to open what; the whole of it only once, since a password is in it. */
function announce({ SITE_URL, DATA_DIR, PROVIDER_URL, BRAND_NAME }: Env, embedded: OpenProvider | null): void {
  const source = PROVIDER_URL ? `provider at ${PROVIDER_URL}` : `data in ${DATA_DIR}`;
  const first = embedded?.firstStart;
  const lines = [
    `${BRAND_NAME} is ready (${source})`,
    `Site            ${SITE_URL}`,
    `Sign in         ${SITE_URL}${paths.login()}`,
    ...(first?.demo ? [`Demo card       ${SITE_URL}${paths.card(first.demo.slug)}`] : []),
    ...(first ? describeFirstStart(first) : []),
  ];
  console.log(`\n${lines.join("\n  ")}\n`);
}
