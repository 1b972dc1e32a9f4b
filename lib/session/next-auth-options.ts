import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { limits } from "../contract/limits";
import { env, sessionSecret } from "../env";
import { paths } from "../paths";
import { authenticate } from "./authenticate";
import { sessionCookie } from "./cookie";
import type { Session } from "./session";
import { revokeTokens } from "./sign-out";

declare module "next-auth" {
  /** What `authorize` hands on to the cookie. */
  interface User {
    opened: Session;
  }
}

/** next-auth over the provider's own sign-in. A function, because the settings are not known when the site is built. */
export function authOptions(): AuthOptions {
  const { name, options } = sessionCookie();
  return {
    secret: sessionSecret(),
    useSecureCookies: env().SITE_URL.startsWith("https:"),
    cookies: { sessionToken: { name, options } },
    session: { strategy: "jwt", maxAge: limits.tokenCookieMaxAge },
    pages: { signIn: paths.login(), error: paths.login() },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(credentials, request) {
          const opened = await authenticate(credentials, request.headers?.["x-client-address"]);
          return { id: String(opened.userId), opened };
        },
      }),
    ],
    callbacks: {
      // The screens go where they want to by themselves; no address from outside is ever followed.
      redirect: ({ baseUrl }) => baseUrl + paths.dashboard,
      jwt: ({ token, user }) => (user ? { ...user.opened } : token),
      // Listed one by one: the token beside it holds the provider's tokens.
      session: ({ session, token }) => ({
        expires: session.expires,
        user: { id: token.userId, email: token.email, isAdmin: token.isAdmin },
      }),
    },
    events: {
      signOut: ({ token }) => revokeTokens(token as unknown as Session, null),
    },
  };
}
