import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exchange, type Exchanged } from '@marquee/drills/exchange'

/** A visitor who keeps the cookie with their place. */
interface Placed {
  cookie: string
  build: string
}

/** How long somebody waits for an answer, in ms. */
const patience = 20_000

/** Opens an address of a brand, as somebody's browser does. */
export const open = (origin: string, address: string, cookie = ''): Promise<Exchanged> =>
  exchange({
    url: new URL(address, origin),
    method: 'GET',
    headers: cookie ? { cookie } : {},
    signal: AbortSignal.timeout(patience),
  })

async function ask(origin: string, cookie = ''): Promise<Placed> {
  const { status, text, cookies } = await open(origin, '/version.json', cookie)
  if (status !== 200) throw new Error(`/version.json answered ${status}`)
  const { build } = JSON.parse(text) as { build: string }
  const given = cookies.find((line) => line.startsWith('place='))
  return { cookie: given?.split(';', 1)[0] ?? cookie, build }
}

/** So many ask at once. */
const together = 20

async function each<Given, Made>(
  all: readonly Given[],
  act: (one: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let first = 0; first < all.length; first += together)
    made.push(...(await Promise.all(all.slice(first, first + together).map(act))))
  return made
}

/** The build that a brand shows whoever comes. */
export const shownBuild = async (origin: string): Promise<string> => (await ask(origin)).build

/** Visitors who come for the first time, and what they were given. */
export const newVisitors = (origin: string, count: number): Promise<Placed[]> =>
  each(Array.from({ length: count }), () => ask(origin))

/** How many of them get another release than before when they come again. */
export async function movedAmong(origin: string, visitors: readonly Placed[]): Promise<number> {
  const again = await each(visitors, ({ cookie }) => ask(origin, cookie))
  return again.filter(({ build }, nth) => build !== visitors[nth]?.build).length
}

/** How many of them get this build now. */
export async function sentTo(
  build: string,
  origin: string,
  visitors: readonly Placed[],
): Promise<number> {
  const again = await each(visitors, ({ cookie }) => ask(origin, cookie))
  return again.filter((one) => one.build === build).length
}

interface Packed {
  version: string
  build: string
  files: { path: string }[]
}

const manifestOf = (front: string): Packed =>
  JSON.parse(readFileSync(path.join(front, 'manifest.json'), 'utf8')) as Packed

export const buildOf = (front: string): string => manifestOf(front).build

/** Where an open page finds what is in a folder of its archive. */
const ofPages: Place = [/^client\/assets\//, '/assets/']
const ofGames: Place = [/^arcade\/assets\//, '/arcade/assets/']
type Place = [folder: RegExp, address: string]

/** The first release let go of the games of others. */
const keepsGames = (front: string): boolean => manifestOf(front).version !== '1.0.0'

/**
 * Hashed parts of a release, of its pages and its games, that an open page of it could not get now.
 * @param by the earlier front that answers alone, which may keep the parts of pages only.
 */
export async function missingParts(origin: string, front: string, by?: string): Promise<string[]> {
  const places = by === undefined || keepsGames(by) ? [ofPages, ofGames] : [ofPages]
  const parts = manifestOf(front)
    .files.map((file) => file.path)
    .filter((file) => /\.(?:js|css)$/.test(file))
    .flatMap((file) => {
      const [folder, address] = places.find(([from]) => from.test(file)) ?? []
      return folder && address ? file.replace(folder, address) : []
    })
  const found = await each(parts, async (part) => (await open(origin, part)).status === 200)
  return parts.filter((_, nth) => !found[nth])
}
