import { type GameType, modelsByType } from '@marquee/game-catalogue'
import { gameFrameProtocol } from '@marquee/game-sdk'

/** A studio, as lobbies name it. */
export type Studio = { slug: string; name: string }

/** What a lobby has to know of a game, `lobby` of its `game.json`. */
export type Listing = {
  studio: Studio
  type: GameType
  /** Calendar day, `YYYY-MM-DD`. */
  releasedOn: string
  /** Picture in the folder. */
  cover: string
  /** Shown while the cover loads, `#rrggbb`. */
  colour: string
}

const like =
  `Write "lobby": { "studio": { "slug": "my-studio", "name": "My Studio" }, "type": "slots", ` +
  `"releasedOn": "2026-11-24", "cover": "cover.webp", "colour": "#12303c", "protocol": "${gameFrameProtocol}" }.`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fits = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)

const types = Object.keys(modelsByType)
const isType = (value: unknown): value is GameType =>
  typeof value === 'string' && types.includes(value)

const isDay = (value: unknown): value is string =>
  fits(value, /^20\d\d-\d\d-\d\d$/) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value

/**
 * Reads what a game says of itself for lobbies.
 * @param file named by what is refused.
 * @throws Error that says which part is wrong and what it should look like.
 */
export function readListing(file: string, lobby: unknown): Listing {
  const refuse = (what: string): never => {
    throw new Error(`${file} ${what} ${like}`)
  }
  if (!isObject(lobby)) return refuse('has no `lobby`, so no brand can list the game.')
  const { studio, type, releasedOn, cover, colour, protocol } = lobby
  const { slug, name } = isObject(studio) ? studio : {}
  if (!fits(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/) || !fits(name, /^\S.{1,38}\S$/)) {
    return refuse('names no `studio` by a slug and a name of 3 to 40 letters.')
  }
  if (!isType(type)) return refuse(`has no \`type\` that there is: ${types.join(', ')}.`)
  if (!isDay(releasedOn)) return refuse('has no day in `releasedOn`.')
  if (!fits(cover, /^[\w-]+\.(?:webp|png|jpe?g|avif|svg)$/)) {
    return refuse('names no picture as its `cover`.')
  }
  if (!fits(colour, /^#[0-9a-f]{6}$/)) return refuse('has no `colour` as #rrggbb.')
  if (protocol !== gameFrameProtocol) {
    return refuse(
      `needs the protocol ${JSON.stringify(protocol)}, and the pages here speak "${gameFrameProtocol}".`,
    )
  }
  return { studio: { slug, name }, type, releasedOn, cover, colour }
}
