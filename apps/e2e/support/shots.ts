import { type BrowserContext, expect } from '@playwright/test'
import { act } from './api.ts'
import type { TestedBrand } from './brands.ts'

/** Fish games whose starfish is the commonest target, by their addresses. */
export const starfishGames = [
  'dawn-cast',
  'lazy-line-lagoon',
  'sounding-the-deep',
  'swordfish-squall',
]

/** A game whose rounds are the quickest there are. */
export async function fishGame(context: BrowserContext, brand: TestedBrand): Promise<number> {
  const answer = await context.request.get(`${brand.origin}/api/rest/games`)
  const { games } = (await answer.json()) as { games: { id: number; slug: string }[] }
  const game = games.find(({ slug }) => starfishGames.includes(slug))
  if (!game) throw new Error('The catalogue has no fish game with a starfish.')
  return game.id
}

/** Plays one round outside of any page; gives what it won. */
export async function shoot(
  context: BrowserContext,
  brand: TestedBrand,
  gameId: number,
): Promise<number> {
  const data = { gameId, action: 'shot', stake: 20, target: 'starfish' }
  let won = 0
  await expect(async () => {
    const begun = await act(context, brand, '/rest/game-rounds/', { method: 'POST', data })
    expect(begun.status(), await begun.text()).toBe(200)
    const { round } = ((await begun.json()) as { data: { round: { id: string; win: number } } })
      .data
    await act(context, brand, `/rest/game-rounds/${round.id}/finish/`, { method: 'POST' })
    won = round.win
  }).toPass({ intervals: [310] })
  return won
}
