/** How much of what waits for a client's answer is read at once, of each kind; one question for menu and home. */
const page_size = 6;

export const waitingQueries = {
  leads: { status: "new", page_size },
  appointments: { status: "requested", page_size },
  feedback: { status: "pending", page_size },
} as const;
