/** Below the site's address: where the operator's sign-in service sends browsers back to. */
export const oidcReturnPath = "/api/auth/oidc/callback";
