import userEvent from "@testing-library/user-event";

/** Someone who picks files of any kind: a picker offers only some, but a drop or a renamed file brings anything. */
export const setupPicker = () => userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });

export type Picker = ReturnType<typeof setupPicker>;
