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

/** A feature comes once in 60 spins: many players look for one together. */
const manyPlayers = 24
/** A player may play the next round after so many ms. */
export const pace = 2_600
/** They come one after another: all passwords at once would keep a crowded machine from answering. */
const comesEvery = 150

export interface FoundOutcome {
  awaits?: string[]
  made?: number
  steps: { kind: string }[]
  win: number
}
export interface FoundRound {
  id: string
  cost: number
  win: number
  outcome: FoundOutcome
}

export interface Wanted {
  title: string
  stake: number
  /** A spin where it is left out. */
  action?: 'begin' | 'buy-free-spins' | 'play' | 'shot' | 'spin'
  target?: string
  /** Made in a round that waits for one, before it is looked at. */
  choice?: object
  /** Made in a round that is not wanted until it waits no more. */
  otherwise?: object
  has: (outcome: FoundOutcome) => boolean
}

export interface Found {
  context: BrowserContext
  round: FoundRound
  slug: string
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The games of the catalogue by their titles. */
export async function findGames(
  context: BrowserContext,
): Promise<(title: string) => { id: number; slug: string }> {
  const response = await context.request.get(`${stormrush.origin}/api/rest/games`)
  const { games } = (await response.json()) as {
    games: { id: number; slug: string; title: string }[]
  }
  return (title) => {
    const game = games.find((candidate) => candidate.title === title)
    if (!game) throw new Error(`There is no game called ${title}.`)
    return game
  }
}

/**
 * For everything that is looked for a player whose last round has it and is not finished. All look for
 * what is still missing, in turn; nobody plays while their own find waits.
 * @param players how many look; no fewer than there are things to find.
 */
export async function findRounds<Name extends string>(
  browser: Browser,
  wanted: Record<Name, Wanted>,
  players = manyPlayers,
): Promise<Record<Name, Found>> {
  const missing = Object.keys(wanted) as Name[]
  const found: Partial<Record<Name, Found>> = {}
  let turn = 0
  let gameOf: Awaited<ReturnType<typeof findGames>> | undefined
  /** Plays one round; true once its player has found something. */
  const look = async (context: BrowserContext): Promise<boolean> => {
    const name = missing[turn++ % missing.length]!
    const { title, has, action = 'spin', stake, target, choice, otherwise } = wanted[name]
    gameOf ??= await findGames(context)
    const { id: gameId, slug } = gameOf(title)
    const played = await act(context, stormrush, '/rest/game-rounds/', {
      method: 'POST',
      data: { gameId, action, stake, ...(target !== undefined && { target }) },
    })
    expect(played.status(), await played.text()).toBe(200)
    let { round } = ((await played.json()) as { data: { round: FoundRound } }).data
    const make = async (made: object) => {
      const answer = await act(context, stormrush, `/rest/game-rounds/${round.id}/step/`, {
        method: 'POST',
        data: { made: round.outcome.made ?? 0, choice: made },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      round = ((await answer.json()) as { data: { round: FoundRound } }).data.round
    }
    if (choice) await make(choice)
    if (!found[name] && has(round.outcome)) {
      found[name] = { context, round, slug }
      missing.splice(missing.indexOf(name), 1)
      return true
    }
    while (otherwise && round.outcome.awaits) await make(otherwise)
    await act(context, stormrush, `/rest/game-rounds/${round.id}/finish/`, { method: 'POST' })
    return false
  }

  const seek = async (nth: number) => {
    await wait(nth * comesEvery)
    if (missing.length === 0) return
    const context = await browser.newContext({ viewport: gameWindow, reducedMotion: 'reduce' })
    await signUpByApi(context, stormrush)
    while (missing.length > 0) {
      if (await look(context)) return
      await wait(pace)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: players }, (_, nth) => seek(nth)))
  return found as Record<Name, Found>
}

/** A player whose last round has what is looked for and is not finished. */
export async function findRound(browser: Browser, wanted: Wanted): Promise<Found> {
  const { it } = await findRounds(browser, { it: wanted })
  return it
}

/** Shows the last round of a game again, from the history. */
export async function replay(page: Page, title: string): Promise<FrameLocator> {
  await openAlive(page, `${stormrush.origin}/profile/history?kind=round-stake`)
  await page
    .getByRole('button', { name: `Watch again: ${title}` })
    .first()
    .click()
  const frame = page.frameLocator('iframe[data-testid="replay-frame"]')
  await expect(frame.locator('.controls.replay')).toBeAttached({ timeout: 60_000 })
  return frame
}
