import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A packed platform has the games beside itself. */
const packed = fileURLToPath(new URL('./studio-games', import.meta.url))
const repository = fileURLToPath(new URL('../../../games', import.meta.url))

/** The folder that has a folder for each game of a studio. */
export const gamesRoot = (): string => (existsSync(packed) ? packed : repository)
