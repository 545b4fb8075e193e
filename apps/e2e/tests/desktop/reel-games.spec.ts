import type { FrameLocator } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, gameWindow, settlement } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { findRound, type FoundOutcome, replay } from '../../support/rounds.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
// A feature is a dozen spins, each in its own time, and is seen twice.
test.setTimeout(300_000)

interface Engine {
  title: string
  /** The round that is looked for: one with what makes the engine what it is. */
  has: (outcome: FoundOutcome) => boolean
  /** What stands above the reels meanwhile; null where nothing does. */
  badge: RegExp | null
}

const kindsOf = ({ steps }: FoundOutcome) => steps.map(({ kind }) => kind)
const hasFreeSpins = (outcome: FoundOutcome) => kindsOf(outcome).includes('free-spin')
const hasFalls = (falls: number) => (outcome: FoundOutcome) =>
  kindsOf(outcome).filter((kind) => kind === 'cascade').length >= falls
const freeSpins = /^(free spins left: \d+|last free spin)$/i

const engines: Record<string, Engine> = {
  '243 ways': { title: 'Saffron Quay', has: hasFreeSpins, badge: freeSpins },
  clusters: { title: 'Lantern Tide', has: hasFalls(3), badge: null },
  'three reels': { title: 'Laser Sevens', has: ({ win }) => win >= 100, badge: null },
}

/** Brings what may be skipped to its end, again and again, and never begins a round. */
const hurry = async (game: FrameLocator) => {
  await game.locator('button.play').evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const { phase } = (button as HTMLElement).dataset
          if (phase === 'showing') (button as HTMLElement).click()
          if (phase !== 'idle' && phase !== 'off') return
          clearInterval(timer)
          resolve()
        }, 100)
      }),
  )
}

for (const [engine, { title, has, badge }] of Object.entries(engines)) {
  test(`${engine}: what ${title} won is shown to its end after a reload in the middle, paid once, and shown again`, async ({
    browser,
  }) => {
    const isWon = (outcome: FoundOutcome) => has(outcome) && outcome.win > 0
    const { context, round, slug } = await findRound(browser, { title, has: isWon, stake: 20 })
    const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
    const staked = await coins()
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    const game = gameFrame(page)
    await openAlive(page, `${stormrush.origin}/game?game=${slug}`)
    await expect(game.locator('button.play')).toHaveAttribute('data-phase', /busy|showing/, {
      timeout: 60_000,
    })
    if (badge) await expect(game.locator('.badge')).toHaveText(badge, { timeout: 60_000 })
    expect(await coins()).toBe(staked)

    await page.reload()
    const settled = settlement(page, 200_000)
    if (badge) await expect(game.locator('.badge')).toHaveText(badge, { timeout: 60_000 })
    await hurry(game)
    const answer = await settled
    expect(answer.url()).toContain(round.id)
    await gameIsReady(page)
    expect(await coins()).toBe(staked + round.win)
    await expect(game.locator('.controls .result')).toContainText(round.win.toLocaleString('en'))

    const shown = await replay(page, title)
    if (badge) await expect(shown.locator('.badge')).toHaveText(badge, { timeout: 60_000 })
    await hurry(shown)
    await expect(shown.locator('.controls .result')).toContainText(round.win.toLocaleString('en'))
    expect(await coins()).toBe(staked + round.win)
    await context.close()
  })
}
