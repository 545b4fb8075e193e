/**
 * What query keys begin with that several packages know. A query is found by the whole key in its own
 * `queryOptions`; what begins alike is made old, or forgotten, together.
 */

/** Everything of the player's own: it goes when they sign out. */
export const playerKey = ['player'] as const
/** The player's balances, mode and flags. */
export const meKey = [...playerKey, 'me'] as const
/** What the player told about themselves. */
export const profileKey = [...playerKey, 'profile'] as const
/** Flags and favorites of whoever is there. */
export const appInitKey = ['app-init'] as const
/** What pages are made of. */
export const pagesKey = ['pages'] as const
export const homeKey = [...pagesKey, 'home'] as const
export const promotionsKey = [...pagesKey, 'promotions'] as const
/** Which features run now. */
export const featureInfoKey = ['features-info'] as const
/** Purchases and what is on sale: what a purchase makes old. */
export const cashKey = ['cash'] as const
/** Boxes and the keys to them, which cards bring. */
export const magicBoxKey = ['magic-box'] as const
