import { playerSeedPattern } from '@marquee/game-math/fairness'

/** Whether the platform takes it for a player's seed. */
export const isPlayerSeed = (text: string): boolean => playerSeedPattern.test(text)

/** A seed that this browser makes up, 96 bits of chance: nobody else has known it before. */
export const makePlayerSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
