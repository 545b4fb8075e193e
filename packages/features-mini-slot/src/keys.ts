/** What all query keys of the feature begin with: made old by it, all of them are. */
export const miniSlotKey = ['mini-slot'] as const
