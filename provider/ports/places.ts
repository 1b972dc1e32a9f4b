import { isIP } from "node:net";
import { type CityResponse, open } from "maxmind";
import { StartError } from "@/lib/runtime/start-error";

/** Where a visitor is, as far as anything tells: a country's two letters, and a town's English name. */
export type Place = { country: string | null; town: string | null };

/** For an address as text; what is no address, or nobody's own, is nowhere. */
export type FindPlace = (address: string) => Place;

const nowhere: Place = { country: null, town: null };

export const findNowhere: FindPlace = () => nowhere;

/**
 * Looks addresses up in a database of MaxMind's format, of towns or of countries. It is read into memory whole, and once:
 * the package's own watching of the file would end the process over one that is half written.
 *
 * @throws StartError when there is no such database
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

/** Of what is no such database the package only says where it came to a stop. */
function whyUnread({ code, syscall }: NodeJS.ErrnoException, file: string): string {
  return syscall ? `${file} cannot be read (${code})` : `${file} is no database of MaxMind's format`;
}
