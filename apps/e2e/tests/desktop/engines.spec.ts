import type { FrameLocator } from '@playwright/test'
import { titlesByEngine } from '@marquee/game-catalogue/engines'
import { findGameModel, isSlot, stakesFor } from '@marquee/game-math'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, gameWindow, hurry, settlement } from '../../support/game.ts'
import { atNightUnless, isNight } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import {
  type Found,
  findRounds,
  type FoundOutcome,
  replay,
  type Wanted,
} from '../../support/rounds.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
// A feature is a dozen spins, each in its own time. What they look for is looked for once.
test.describe.configure({ mode: 'default', timeout: 300_000 })

interface Engine extends Wanted {
  /** What stands above the game meanwhile; null where nothing does. */
  badge: RegExp | null
  /** Whether it is played in the scene of free spins. */
  hasScene?: boolean
  /** What a card says on the way. */
  card?: RegExp
  /** The jackpots above the game. */
  ribbon?: string
  /** Its replay is as long as the round, and shown by what others are: its beginning is enough. */
  isLong?: boolean
  /** Whether it is tested by day too: free spins that are bought where symbols fall, respins, a jackpot of a network. */
  isByDay?: boolean
}

const finishing = /\/rest\/game-rounds\/[^/]+\/finish\/$/
const count = ({ steps }: FoundOutcome, wanted: string) =>
  steps.filter(({ kind }) => kind === wanted).length
const hasFreeSpins = (most: number) => (outcome: FoundOutcome) => {
  const spins = count(outcome, 'free-spin')
  return spins > 0 && spins <= most && outcome.win > 0
}
const hasFalls = (outcome: FoundOutcome) => count(outcome, 'cascade') >= 3
const hasHold = (outcome: FoundOutcome) =>
  count(outcome, 'hold-collect') > 0 && count(outcome, 'free-spin') === 0
const hasJackpot = ({ steps }: FoundOutcome) =>
  (steps as { wins?: { kind: string }[] }[]).some(({ wins }) =>
    wins?.some(({ kind }) => kind === 'jackpot'),
  ) && steps.length === 1
const freeSpins = /^(free spins left: \d+|last free spin)$/i

/** The engines whose titles sell free spins, each with the first of them. */
const bought = new Map(
  [...titlesByEngine].flatMap(([engine, titles]) => {
    const models = titles.map(({ title, model }) => ({ title, model: findGameModel(model) }))
    const found = models.find(({ model }) => isSlot(model) && model.bonusBuy)
    return found ? [[engine, found] as const] : []
  }),
)

/** Free spins that were bought, of every engine that sells them. */
const boughtSpins: Record<string, Engine> = Object.fromEntries(
  [...bought].map(([engine, { title, model }]) => [
    `${engine}, free spins bought`,
    {
      title,
      stake: stakesFor(model)[0] ?? 0,
      action: 'buy-free-spins',
      has: hasFreeSpins(12),
      badge: freeSpins,
      hasScene: true,
      isLong: true,
      isByDay: engine === 'ways, cascades',
    },
  ]),
)

/** Features that nobody can buy, by what shows them; the last two stand in `bonus-games.spec.ts`. */
const foundByChance = ['hold-and-link', 'pick', 'wheel']

const engines: Record<string, Engine> = {
  ...boughtSpins,
  clusters: { title: 'Lantern Tide', stake: 20, has: hasFalls, badge: null },
  'three reels': { title: 'Laser Sevens', stake: 20, has: ({ win }) => win >= 100, badge: null },
  'scatter pays': {
    title: 'Bramble & Bee',
    stake: 20,
    has: hasFreeSpins(7),
    badge: freeSpins,
    hasScene: true,
    isLong: true,
  },
  'hold and link': {
    title: 'Blue Plate Link',
    stake: 25,
    has: hasHold,
    badge: /^respins left: \d$/i,
    ribbon: '.jackpots',
    isByDay: true,
  },
  'jackpot lines': {
    title: 'Crab Key Jackpots',
    stake: 20,
    has: hasJackpot,
    badge: null,
    card: /jackpot/i,
    ribbon: '.jackpots',
  },
  'jackpots of a network': {
    title: 'Grand Finale Fund',
    // A hundredth of it feeds a jackpot that falls at 2,500 at the latest: one of 160 rounds brings it there.
    stake: 1_250,
    has: ({ steps }) => steps.some(({ kind }) => kind === 'jackpot-drop'),
    badge: null,
    card: /(mini|minor|major|grand) jackpot/i,
    ribbon: '.jackpots.fed',
    isByDay: true,
  },
  fish: {
    title: 'Dawn Cast',
    stake: 20,
    action: 'shot',
    target: 'starfish',
    has: ({ win }) => win > 0,
    badge: null,
  },
}

test('every engine with reels has its feature shown, bought or found by chance', () => {
  const reels = [...titlesByEngine].filter(([, [first]]) => isSlot(findGameModel(first!.model)))
  expect([...bought.keys(), ...foundByChance].toSorted()).toEqual(
    reels.map(([engine]) => engine).toSorted(),
  )
})

let found: Record<string, Found> | undefined
test.beforeAll(async ({ browser }) => {
  const sought = Object.entries(engines).filter(([, { isByDay }]) => isByDay || isNight)
  found = await findRounds(browser, Object.fromEntries(sought))
})
test.afterAll(async () => {
  await Promise.all(Object.values(found ?? {}).map(({ context }) => context.close()))
})

/** What makes the engine what it is comes into sight. */
async function expectShown(game: FrameLocator, { badge, card, hasScene }: Engine): Promise<void> {
  if (badge) await expect(game.locator('.badge')).toHaveText(badge, { timeout: 60_000 })
  if (hasScene) {
    await expect(game.locator('#game')).toHaveAttribute('data-scene', 'feature', {
      timeout: 60_000,
    })
  }
  if (card) await expect(game.locator('.overlay .card')).toHaveText(card, { timeout: 60_000 })
}

for (const [name, engine] of Object.entries(engines)) {
  const { title, ribbon, isLong, isByDay = false } = engine
  test(
    `${name}: what ${title} won is shown to its end after a reload in the middle, paid once, and shown again`,
    atNightUnless(isByDay),
    async ({ pageConsole }) => {
      const { context, round, slug } = found![name]!
      pageConsole.watch(context)
      const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
      const staked = await coins()
      const page = await context.newPage()
      page.on('dialog', (dialog) => void dialog.accept())
      // A short round would be over before the reload.
      let isReloaded = false
      await page.route(finishing, (route) => (isReloaded ? route.continue() : undefined))
      const game = gameFrame(page)
      await openAlive(page, `${stormrush.origin}/game?game=${slug}`)
      await expect(game.locator('button.play')).toHaveAttribute('data-phase', /busy|showing/, {
        timeout: 60_000,
      })
      await expectShown(game, engine)
      expect(await coins()).toBe(staked)
      const settled = settlement(page, 200_000)
      await page.reload()
      isReloaded = true
      await expectShown(game, engine)
      if (ribbon) await expect(game.locator(ribbon)).toBeVisible()
      await hurry(game)
      const answer = await settled
      expect(answer.url()).toContain(round.id)
      await gameIsReady(page)
      expect(await coins()).toBe(staked + round.win)
      await expect(game.locator('.controls .result')).toContainText(round.win.toLocaleString('en'))

      const shown = await replay(page, title)
      await expectShown(shown, engine)
      if (!isLong) {
        await hurry(shown)
        await expect(shown.locator('.controls .result')).toContainText(
          round.win.toLocaleString('en'),
        )
        await expect(shown.locator('.badge')).toHaveText('Replay')
      }
      expect(await coins()).toBe(staked + round.win)
      await context.close()
    },
  )
}
