/** No lookalikes. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 4;

/** `hk7m-pq3w-x9dt-4rcb` */
export function makePassword(): string {
  const group = () => Array.from({ length: groupLength }, pickLetter).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** Uniform. */
function pickLetter(): string {
  const limit = 256 - (256 % letters.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return letters.charAt(byte % letters.length);
  }
}
