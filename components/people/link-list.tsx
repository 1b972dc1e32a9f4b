/** Each is a link's name and address; nothing where there are none. */
export function LinkList({ links = [] }: { links?: readonly string[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <ul className="list-disc ps-5">
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be there twice
        <li key={index} className="wrap-anywhere">
          <bdi>{link}</bdi>
        </li>
      ))}
    </ul>
  );
}
