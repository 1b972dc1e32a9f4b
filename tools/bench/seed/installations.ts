import { type Installation, seedInstallation } from "./installation";

/** The installations of a run, each seeded on first use. */
export type Installations = {
  /** On a folder or on servers, as the run's options say. */
  open(companies: number): Promise<Installation>;
  /** Null without servers. */
  openOnServers(companies: number): Promise<Installation | null>;
  close(): Promise<void>;
};

export function createInstallations(areOnServers: boolean): Installations {
  const opened = new Map<string, Promise<Installation | null>>();

  function openOne(companies: number, isOnServers: boolean): Promise<Installation | null> {
    const key = `${companies} ${isOnServers}`;
    const installation = opened.get(key) ?? seedInstallation(companies, isOnServers);
    opened.set(key, installation);
    return installation;
  }

  return {
    async open(companies) {
      const installation = await openOne(companies, areOnServers);
      if (!installation) throw new Error("--servers: not all of them are here");
      return installation;
    },
    openOnServers: (companies) => openOne(companies, true),
    async close() {
      // An installation that failed to seed has already cleaned up.
      for (const installation of opened.values()) await (await installation.catch(() => null))?.close();
    },
  };
}
