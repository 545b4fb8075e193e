import type { FrameLocator } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, gameWindow, hurry, settlement } from '../../support/game.ts'
import { atNightUnless, isNight } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import {
  type Found,
  findRounds,
  type FoundOutcome,
  type FoundRound,
  type Wanted,
} from '../../support/rounds.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
// What they look for is looked for once.
test.describe.configure({ mode: 'default', timeout: 200_000 })

interface Engine extends Wanted {
  /** What is seen on the way. */
  seen?: (game: FrameLocator) => Promise<void>
  /** Ends a round that waits in a way that wins for certain. */
  end?: (game: FrameLocator) => Promise<void>
  /** Whether it is tested by day too: a choice that decides at once, cards, and a round in several steps. */
  isByDay: boolean
}

/** Minor units. */
const stake = 100
const play = (game: FrameLocator) => game.locator('button.play')
const pays = ({ win }: FoundOutcome) => win > stake
const step = ({ steps }: FoundOutcome, at: number) => steps.at(at) as Record<string, unknown>

const engines: Record<string, Engine> = {
  plinko: {
    title: 'Gumdrop Drop',
    stake,
    action: 'play',
    target: '8-medium',
    has: pays,
    isByDay: false,
  },
  dice: {
    title: 'Neon Tumble',
    stake,
    action: 'play',
    target: 'over-52.67',
    has: pays,
    isByDay: true,
  },
  keno: {
    title: 'Clover Keno',
    stake,
    action: 'play',
    target: '7',
    has: pays,
    isByDay: false,
  },
  'video poker': {
    title: 'Full House Neon',
    stake,
    action: 'begin',
    has: (outcome) => ![null, 'pair'].includes(step(outcome, 0)['hand'] as string | null),
    otherwise: { kind: 'hold', cards: [] },
    end: async (game) => {
      for (const card of await game.locator('.card-place').all()) await card.press('Enter')
      await expect(game.locator('.card-place[aria-pressed="true"]')).toHaveCount(5)
      await play(game).press('Space')
    },
    isByDay: true,
  },
  mines: {
    title: 'Lantern & Pick',
    stake,
    action: 'begin',
    target: '5',
    choice: { kind: 'open', cell: 12 },
    has: (outcome) => step(outcome, -1)['safe'] === true,
    end: (game) => play(game).press('Space'),
    isByDay: true,
  },
  blackjack: {
    title: 'Twenty-One Keys',
    stake,
    action: 'begin',
    has: ({ awaits, win }) => !awaits && win > stake,
    otherwise: { kind: 'stand' },
    isByDay: false,
  },
  'free spins of lines': {
    title: 'Avalanche Alley',
    stake: 25,
    action: 'buy-free-spins',
    has: ({ win }) => win > 0,
    seen: async (game) => {
      const scene = game.locator('#game')
      await expect(game.locator('.celebration.free-spins')).toHaveText(/8 free spins/i, {
        timeout: 60_000,
      })
      await expect(scene).toHaveAttribute('data-scene', 'feature')
    },
    isByDay: false,
  },
}

let found: Record<string, Found> | undefined
test.beforeAll(async ({ browser }) => {
  const sought = Object.entries(engines).filter(([, { isByDay }]) => isByDay || isNight)
  found = await findRounds(browser, Object.fromEntries(sought), isNight ? 24 : 9)
})
test.afterAll(async () => {
  await Promise.all(Object.values(found ?? {}).map(({ context }) => context.close()))
})

/** What the account says that a round credited, in minor units. */
async function creditOf({ context }: Found, id: string): Promise<number> {
  const answer = await act(context, stormrush, '/rest/history/?kind=round-win')
  const { data } = (await answer.json()) as {
    data: { entries: { amount: number; round: { id: string } | null }[] }
  }
  return data.entries
    .filter(({ round }) => round?.id === id)
    .reduce((sum, { amount }) => sum + amount, 0)
}

for (const [name, { title, seen, end, isByDay }] of Object.entries(engines)) {
  test(
    `${name}: a win of ${title} is shown as the amount that the account was credited with`,
    atNightUnless(isByDay),
    async ({ pageConsole }) => {
      const one = found![name]!
      const { context, slug, round } = one
      pageConsole.watch(context)
      const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
      const before = await coins()
      const page = await context.newPage()
      const settled = settlement(page, 150_000)
      const game = gameFrame(page)
      await openAlive(page, `${stormrush.origin}/game?game=${slug}`)
      if (end) {
        await expect(play(game)).toHaveAttribute('data-phase', 'asking', { timeout: 60_000 })
        await end(game)
      }
      await seen?.(game)
      if (!end) await hurry(game)
      const answer = await settled
      expect(answer.url()).toContain(round.id)
      const { win } = ((await answer.json()) as { data: { round: FoundRound } }).data.round
      expect(win).toBeGreaterThan(0)
      await gameIsReady(page)

      const amount = win.toLocaleString('en')
      await expect(game.locator('.controls .result')).toHaveText(
        new RegExp(`^(You win|Returned) ${amount} ·`),
      )
      expect(await creditOf(one, round.id)).toBe(win)
      expect(await coins()).toBe(before + win)
      await expect(game.locator('#game')).toHaveAttribute('data-scene', 'base')
      await context.close()
    },
  )
}
