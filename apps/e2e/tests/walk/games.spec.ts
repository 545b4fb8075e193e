import type { FrameLocator } from '@playwright/test'
import { stormrush } from '../../support/brands.ts'
import { goTo } from '../../support/clientSide.ts'
import { gameFrame, gameIsReady } from '../../support/game.ts'
import { expectLook, gameSizes } from '../../support/look.ts'
import { atNight } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { findGames } from '../../support/rounds.ts'
import { expect, test } from '../../support/test.ts'

// A stage is drawn anew soon after its place has changed its size.
test.use({ viewport: gameSizes.phone, drawsEvery: 50 })
test.describe.configure({ timeout: 300_000 })

/**
 * A title of each engine, by the name that the game itself gives its engine, and of each machine that an
 * engine shows in another way; with all it may have around it.
 */
const titles: Record<string, Record<string, string>> = {
  reels: {
    lines: 'Crab Key Jackpots',
    'hold-and-link': 'Blue Plate Link',
    ways: 'Abraca Cascade',
    cluster: 'Lantern Tide',
    'scatter-pays': 'Bramble & Bee',
    pick: 'Idol of Kuzamba',
    wheel: 'Carousel Royale',
  },
  machines: {
    'three-reels': 'Toucan Sevens',
    '243-ways': 'Page Turners',
    'network-ribbon': 'Round Table Reserve',
  },
  'choices and chance': {
    fish: 'Dawn Cast',
    haul: 'Anemone Alley',
    plinko: 'Gumdrop Drop',
    dice: 'Neon Tumble',
    keno: 'Clover Keno',
    flight: 'Escape Velocity',
    mines: 'Lantern & Pick',
    poker: 'Full House Neon',
    blackjack: 'Twenty-One Keys',
  },
}

/** What plays a machine, where that is not its name. */
const engineOf: Record<string, string> = {
  'three-reels': 'lines',
  '243-ways': 'ways',
  'network-ribbon': 'lines',
}

/**
 * Nothing on a stage is in quite the same place at every visit: a scene sways a little, and letters stand at
 * fractions of a pixel. Its squares of 48 pixels may be others to three quarters.
 */
const onStage = { most: 0.01, mostOfASquare: 0.1 }
/** What swims fills squares of its own. */
const swimming = new Set(['fish', 'haul'])

/**
 * Runs in every frame: after three seconds a game's time stands still, or once its card has gone, which
 * comes late on a crowded machine. Until then what swims about is in much the same place at every visit.
 */
function standStill(): void {
  if (window === window.top) return
  const frame = window.requestAnimationFrame.bind(window)
  let first: number | undefined
  let end = 3_000
  window.requestAnimationFrame = (draw) =>
    frame((now) => {
      first ??= now
      const passed = now - first
      if (passed > end && document.querySelector('.overlay .card')) end = passed
      draw(Math.min(passed, end))
    })
}

/**
 * Waits until a game has the size of its frame, which it takes with the next frame after the page has. A
 * line that comes late below a game takes from its height.
 */
const takesItsSize = (game: FrameLocator): Promise<void> =>
  expect
    .poll(
      () =>
        game.locator('.stage').evaluate((stage) => {
          const { width, height } = stage.querySelector('canvas')!.getBoundingClientRect()
          const off = [width - window.innerWidth, height - stage.clientHeight]
          return Math.max(...off.map(Math.abs))
        }),
      { timeout: 45_000 },
    )
    .toBeLessThan(2)

const { phone, ...larger } = gameSizes
const held = [
  { how: 'on a phone upright', at: { phone }, when: {} },
  { how: 'on a phone sideways and on a desktop', at: larger, when: atNight },
]

for (const [kind, engines] of Object.entries(titles))
  for (const { how, at, when } of held)
    test(
      `games of ${kind}: every engine looks at rest as it did, ${how}`,
      when,
      async ({ page, context }) => {
        await context.addCookies([
          { name: 'marquee_preferences', value: 'dark.reduced.0.open', url: stormrush.origin },
        ])
        await context.addInitScript(standStill)
        await signUpByApi(context, stormrush)
        const gameOf = await findGames(context)
        await openAlive(page, `${stormrush.origin}/library`)
        const game = gameFrame(page)
        for (const [engine, title] of Object.entries(engines)) {
          await goTo(page, `/library?game=${gameOf(title).id}`)
          await expect(game.getByRole('heading', { level: 1 })).toHaveText(title, {
            timeout: 45_000,
          })
          await gameIsReady(page)
          await expect(game.locator('#game')).toHaveAttribute(
            'data-engine',
            engineOf[engine] ?? engine,
          )
          await expect(game.locator('.overlay .card')).toHaveCount(0)
          await expectLook(page, { folder: 'games' }, engine, {
            at,
            once: () => takesItsSize(game),
            ...onStage,
            ...(swimming.has(engine) && { most: 0.04, mostOfASquare: 1 }),
          })
        }
      },
    )
