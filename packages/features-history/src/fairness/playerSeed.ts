/** What a seed of the player's may be made of; the platform takes no other. */
export const isPlayerSeed = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)

/** A seed that this browser makes up, 96 bits of chance: nobody else has known it before. */
export const makePlayerSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
