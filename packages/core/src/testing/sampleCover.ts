const address = /^\/covers\/game-(\d+)@1x\.webp$/

/** The cover of a game of tests and stories; a Storybook shows that of the brand's game in its place. */
export const sampleCover = (number: number): string => `/covers/game-${number}@1x.webp`

/** Which game's sample cover this is, from 1 on; undefined for what is none. */
export const sampleNumber = (value: unknown): number | undefined =>
  (typeof value === 'string' && Number(address.exec(value)?.[1])) || undefined
