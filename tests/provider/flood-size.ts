/** How many forms a flood has; `FLOOD_SIZE` says how many more to try. */
export const floodSize = Number(process.env.FLOOD_SIZE ?? 1_500);
