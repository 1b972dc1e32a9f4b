import { Icon } from "../icons";

/** In the place of a picture that a product has not. */
export function NoImage() {
  return (
    <span className="no-image">
      <Icon name="image" />
      No Image
    </span>
  );
}
