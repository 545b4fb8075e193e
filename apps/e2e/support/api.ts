import { randomUUID } from 'node:crypto'
import type { APIResponse, BrowserContext } from '@playwright/test'
import type { TestedBrand } from './brands.ts'

/** What the platform asks of a call that acts: the brand's own page and a key. */
export const actHeaders = (brand: TestedBrand, key: string = randomUUID()) => ({
  origin: brand.origin,
  'sec-fetch-site': 'same-origin',
  'idempotency-key': key,
})

/** Calls the platform with the cookies of a browser's context, outside of any page. */
export const act = (
  context: BrowserContext,
  brand: TestedBrand,
  path: string,
  { method = 'GET', key, data }: { method?: string; key?: string; data?: object } = {},
): Promise<APIResponse> =>
  context.request.fetch(`${brand.origin}${path}`, {
    method,
    headers: actHeaders(brand, key),
    ...(data && { data }),
  })

export interface PlayerData {
  id: string
  name: string
  login: string
  gameMode: 'SweepStakes' | 'TournamentPoints'
  lastGames: number[]
  playerInfo: {
    playerBalance: { coins: number; entries: number; winnings: number; tourPoints: number }
  }
}

/** The player whom a context is signed in as. */
export async function playerOf(context: BrowserContext, brand: TestedBrand): Promise<PlayerData> {
  const response = await context.request.get(`${brand.origin}/rest/player/`, { maxRetries: 1 })
  if (!response.ok()) throw new Error(`There is no player: ${await response.text()}`)
  return ((await response.json()) as { data: PlayerData }).data
}

/** Ids of the catalogue in ascending order. */
export async function gameIds(context: BrowserContext, brand: TestedBrand): Promise<number[]> {
  const response = await context.request.get(`${brand.origin}/api/rest/games`)
  const { games } = (await response.json()) as { games: { id: number }[] }
  return games.map(({ id }) => id).sort((one, other) => one - other)
}
