import { isIP } from "node:net";
import { type CityResponse, open } from "maxmind";
import { StartError } from "@/lib/runtime/start-error";

/** A visitor's place, if known: two-letter country code and English town name. */
export type Place = { country: string | null; town: string | null };

/** Looks up an IP address; an invalid or private one has no place. */
export type FindPlace = (address: string) => Place;

const nowhere: Place = { country: null, town: null };

export const findNowhere: FindPlace = () => nowhere;

/**
 * Opens a MaxMind database of cities or countries. It is read into memory once: the package's own file watcher would
 * crash the process on a half-written file.
 *
 * @throws StartError if the database cannot be read
 */
export async function openPlaces(file: string | undefined): Promise<FindPlace> {
  if (file === undefined) return findNowhere;
  const reader = await open<CityResponse>(file).catch((cause) => {
    throw new StartError(`GEOIP_FILE: ${whyUnread(cause, file)}`, { cause });
  });
  const { databaseType } = reader.metadata;
  if (!/City|Country|Enterprise/.test(databaseType))
    throw new StartError(`GEOIP_FILE: ${file} tells neither countries nor towns, it is "${databaseType}"`);

  return (address) => {
    const record = isIP(address) ? reader.get(address) : null;
    return { country: record?.country?.iso_code ?? null, town: record?.city?.names?.en ?? null };
  };
}

/** For a file of another format, the package's error only says where parsing stopped. */
function whyUnread({ code, syscall }: NodeJS.ErrnoException, file: string): string {
  return syscall ? `${file} cannot be read (${code})` : `${file} is no database of MaxMind's format`;
}
