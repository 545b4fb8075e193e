/** What all query keys of the feature begin with: made old by it, all of them are. */
export const rankKey = ['rank-league'] as const

/** Kinds of news of the player's level that were not told yet. */
export const newsKey = ['rank-news'] as const
