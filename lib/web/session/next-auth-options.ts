import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { accountLimits } from "../../contract/identity/values";
import * as paths from "../../paths";
import { authenticate, authenticateWithPasskey, type Opened } from "./authenticate";
import { sessionCookie } from "./cookie";
import { seal, sessionKeys, unseal } from "./seal";
import type { Session } from "./session";
import { revokeTokens } from "./sign-out";

declare module "next-auth" {
  /** What `authorize` puts into the cookie. */
  interface User {
    opened: Session;
  }
}

/** The reason why a sign-in failed; next-auth itself reports only a wrong password. */
export type SignInOutcome = Omit<Opened, "session"> & { failure?: unknown };

/**
 * next-auth over the provider's sign-in, for the visitor in `headers`. A function, because settings are not known at
 * build time.
 */
export function authOptions(headers: Pick<Headers, "get">, outcome: SignInOutcome = {}): AuthOptions {
  const { name, options } = sessionCookie();
  const noting = async (opening: Promise<Opened>) => {
    try {
      const { session, ...kept } = await opening;
      Object.assign(outcome, kept);
      return { id: String(session.userId), opened: session };
    } catch (failure) {
      outcome.failure = failure;
      return null;
    }
  };
  return {
    secret: sessionKeys().current,
    useSecureCookies: options.secure,
    cookies: { sessionToken: { name, options } },
    session: { strategy: "jwt", maxAge: accountLimits.tokenCookieMaxAge },
    jwt: { encode: ({ token }) => seal(token ?? {}), decode: ({ token }) => unseal(token) },
    pages: { signIn: paths.login(), error: paths.login() },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
        authorize: (sent) => noting(authenticate({ email: "", password: "", ...sent }, headers)),
      }),
      CredentialsProvider({
        id: "passkey",
        credentials: { credential: { type: "text" } },
        authorize: (sent) => noting(authenticateWithPasskey(sent?.credential ?? "", headers)),
      }),
    ],
    callbacks: {
      // Screens navigate by themselves; no address from outside is ever followed.
      redirect: ({ baseUrl }) => baseUrl + paths.dashboard,
      jwt: ({ token, user }) => (user ? { ...user.opened } : token),
      // Listed one by one: the token beside it holds the provider's tokens.
      session: ({ session, token }) => ({
        expires: session.expires,
        user: { id: token.userId, email: token.email, isAdmin: token.isAdmin },
      }),
    },
    events: {
      signOut: async ({ token }) => void (await revokeTokens(token as unknown as Session, null)),
    },
  };
}
