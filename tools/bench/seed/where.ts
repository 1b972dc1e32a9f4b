/** A provider's data; without `databaseUrl` its database is a file in `dataDir`. */
export type Where = { dataDir: string; databaseUrl: string | undefined };

/** Seeding needs longer statements than the service's timeouts allow. */
export function withoutLimits(databaseUrl: string): string {
  return `${databaseUrl}?statement_timeout=0&query_timeout=3600000&idle_in_transaction_session_timeout=0`;
}

export function nameOf({ databaseUrl }: Where): string {
  return databaseUrl ? "PostgreSQL" : "SQLite";
}
