import type { User } from "@/lib/contract/account";
import type { Row } from "../ports/database/schema";

export function presentUser(user: Pick<Row<"users">, "id" | "email" | "username" | "is_admin">): User {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    is_admin: user.is_admin,
    is_client: !user.is_admin,
  };
}
