/** What all query keys of the feature begin with: made old by it, all of them are. */
export const funmachineKey = ['funmachine'] as const
