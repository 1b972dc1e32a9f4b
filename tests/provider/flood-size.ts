/** Forms in a flood; `FLOOD_SIZE` sets another number. */
export const floodSize = Number(process.env.FLOOD_SIZE ?? 1_500);
