import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { findFreePort } from "@/tests/free-port";
import { endProgram, findProgram, startProgram } from "@/tests/servers/test-server";
import type { Answer } from "./answers";
import type { Yardstick } from "./bare-server";

/**
 * nginx with each answer as a file, compressed ones prepared too, tuned for popular static files: one process,
 * sendfile, no log, cached file handles. Null if it is not installed.
 */
export async function startNginx(answers: readonly Answer[], folder: string): Promise<Yardstick | null> {
  const program = findProgram("nginx");
  if (!program) return null;
  const room = path.join(folder, "nginx");
  await mkdir(room);
  const locations = await Promise.all(
    answers.map(async ({ path: at, type, encoding, body }, index) => {
      const file = path.join(room, String(index));
      await writeFile(file, body);
      const header = encoding === "identity" ? "" : `add_header content-encoding ${encoding};`;
      return `location = ${at} { types {} default_type "${type}"; ${header} alias ${file}; }`;
    }),
  );
  const port = await findFreePort();
  const config = path.join(room, "nginx.conf");
  await writeFile(config, writeConfig(room, port, locations));
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(url + answers[0]?.path)).ok;
  const child = await startProgram(program, ["-e", "stderr", "-c", config], { isReady });
  return {
    name: "nginx",
    url,
    pids: [child.pid ?? 0],
    async close() {
      await endProgram(child);
      await rm(room, { recursive: true });
    },
  };
}

function writeConfig(room: string, port: number, locations: readonly string[]): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${path.join(room, name)};`,
  );
  // Without a master there is one process, which runs as this user and may read the folder.
  return `daemon off; master_process off; worker_processes 1; pid ${room}/pid; error_log stderr;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;
  ${temporary.join(" ")}
  server { listen 127.0.0.1:${port}; ${locations.join("\n")} }
}
`;
}
