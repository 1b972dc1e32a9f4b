import * as joiningMessages from "@/lib/contract/joining/messages";
import { joiningOperations } from "@/lib/contract/joining/operations";
import type { Deps } from "../deps";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { readSessionOrigin } from "../kernel/http/session-origin";
import { invite, type Made, tellJoining, withdrawInvitation } from "./invitations";
import { invitePeople } from "./invite-people";
import { acceptJoin, checkOffer, join } from "./join";
import { closeLink, createLink, listLinks } from "./links";
import { inviteOwner, tellOwners, withdrawOwner } from "./owners";
import { addPeople } from "./people-file";
import { presentInvitation, presentLink, presentOffer, presentOwner, presentRequest } from "./presenter";
import { approveRequest, listRequests, refuseRequest } from "./requests";

export function joiningRoutes(deps: Deps) {
  return createRoutes(deps, joiningOperations, {
    async getJoining({ actor }) {
      const { invitations, ...rest } = await tellJoining(deps, actor);
      return { ...rest, invitations: invitations.map(presentInvitation) };
    },

    listJoinLinks: async ({ actor }) => ({
      results: (await listLinks(deps, actor)).map((link) => presentLink(link, deps.now())),
    }),

    createJoinLink: async ({ actor, body, by }) => presentLink(await createLink(deps, actor, body, by), deps.now()),

    closeJoinLink: ({ actor, params, by }) => closeLink(deps, actor, params.id, by),

    listJoinRequests: async (call) =>
      presentPage(call, await listRequests(deps, call.actor, call.query), presentRequest),

    approveJoinRequest: ({ actor, params, by }) => approveRequest(deps, actor, params.id, by),

    refuseJoinRequest: ({ actor, params, by }) => refuseRequest(deps, actor, params.id, by),

    invite: async ({ actor, body, by }) => presentMade(await invite(deps, actor, body, by)),

    invitePeople: ({ actor, body, by }) => invitePeople(deps, actor, body.ids, by),

    withdrawInvitation: ({ actor, params, by }) => withdrawInvitation(deps, actor, params.id, by),

    async listOwners({ params }) {
      const { owners, invitations } = await tellOwners(deps, params.id);
      return { owners: owners.map(presentOwner), invitations: invitations.map(presentInvitation) };
    },

    inviteOwner: async ({ params, body, by }) => presentMade(await inviteOwner(deps, params.id, body, by)),

    withdrawOwner: ({ params, by }) => withdrawOwner(deps, params.id, params.invitation, by),

    addPeople: async ({ actor, body, by }) => ({ results: await addPeople(deps, actor, body, by) }),

    checkJoin: async ({ body }) => presentOffer(await checkOffer(deps, body.token)),

    async join(call) {
      await join(deps, call.body, readSessionOrigin(call, deps.findPlace));
      return { detail: joiningMessages.received };
    },

    acceptJoin: ({ actor, body, by }) => acceptJoin(deps, actor, body, by),
  });
}

function presentMade({ row, token }: Made) {
  return { invitation: presentInvitation(row), token };
}
