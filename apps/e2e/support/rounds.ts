import {
  type Browser,
  type BrowserContext,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test'
import { act } from './api.ts'
import { stormrush } from './brands.ts'
import { gameWindow } from './game.ts'
import { openAlive } from './page.ts'
import { signUpByApi } from './player.ts'

/** A feature comes once in 140 spins, and a spin takes its time: many players look for one together. */
const players = 40
const pace = 2_600

export interface FoundOutcome {
  awaits?: string[]
  steps: { kind: string }[]
  win: number
}
export interface FoundRound {
  id: string
  win: number
  outcome: FoundOutcome
}

interface Wanted {
  title: string
  stake: number
  has: (outcome: FoundOutcome) => boolean
}

async function findGame(
  context: BrowserContext,
  title: string,
): Promise<{ id: number; slug: string }> {
  const response = await context.request.get(`${stormrush.origin}/api/rest/games`)
  const { games } = (await response.json()) as {
    games: { id: number; slug: string; title: string }[]
  }
  const game = games.find((candidate) => candidate.title === title)
  if (!game) throw new Error(`There is no game called ${title}.`)
  return game
}

/** A player whose last round has what is looked for and is not finished. */
export async function findRound(
  browser: Browser,
  { title, has, ...input }: Wanted,
): Promise<{ context: BrowserContext; round: FoundRound; slug: string }> {
  let found: { context: BrowserContext; round: FoundRound } | undefined
  let slug = ''
  const contexts = await Promise.all(
    Array.from({ length: players }, async () => {
      const context = await browser.newContext({ viewport: gameWindow, reducedMotion: 'reduce' })
      await signUpByApi(context, stormrush)
      return context
    }),
  )
  await Promise.all(
    contexts.map(async (context) => {
      const game = await findGame(context, title)
      slug = game.slug
      while (!found) {
        const played = await act(context, stormrush, '/rest/game-rounds/', {
          method: 'POST',
          data: { gameId: game.id, action: 'spin', ...input },
        })
        expect(played.status(), await played.text()).toBe(200)
        const { round } = ((await played.json()) as { data: { round: FoundRound } }).data
        if (has(round.outcome)) found ??= { context, round }
        if (found?.round.id === round.id) return
        await act(context, stormrush, `/rest/game-rounds/${round.id}/finish/`, { method: 'POST' })
        await new Promise((resolve) => setTimeout(resolve, pace))
      }
    }),
  )
  if (!found) throw new Error(`Nobody found what was looked for in ${title}.`)
  const kept = found
  await Promise.all(
    contexts.filter((context) => context !== kept.context).map((context) => context.close()),
  )
  return { ...kept, slug }
}

/** Shows the last round of a game again, from the history. */
export async function replay(page: Page, title: string): Promise<FrameLocator> {
  await openAlive(page, `${stormrush.origin}/profile/history?kind=round-stake`)
  await page
    .getByRole('button', { name: `Watch again: ${title}` })
    .first()
    .click()
  const frame = page.frameLocator('iframe[data-testid="replay-frame"]')
  await expect(frame.getByText('Replay', { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  })
  return frame
}
