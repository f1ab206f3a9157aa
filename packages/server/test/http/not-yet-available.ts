/** Calls of the contract that no domain answers yet. A name leaves the list when its call is there; none is added. */
export const notYetAvailable: readonly string[] = [
];
