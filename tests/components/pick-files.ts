import userEvent from "@testing-library/user-event";

/** A user who picks files of any type: a picker filters by type, but drops and renamed files bring anything. */
export const setupPicker = () => userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });

export type Picker = ReturnType<typeof setupPicker>;
