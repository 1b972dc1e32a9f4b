/** Each is a link's name and address; nothing where there are none. */
export function LinkList({ links = [] }: { links?: readonly string[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <ul className="list-inside list-disc">
      {links.map((link) => (
        <li key={link} className="wrap-anywhere">
          <bdi>{link}</bdi>
        </li>
      ))}
    </ul>
  );
}
