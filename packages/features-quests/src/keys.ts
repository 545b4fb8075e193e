/** What all query keys of the feature begin with: made old by it, all of them are. */
export const questsKey = ['quests'] as const
/** The player's quest. */
export const questKey = [...questsKey, 'current'] as const
