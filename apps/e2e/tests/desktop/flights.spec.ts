import type { Page } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import {
  gameFrame,
  gameIsReady,
  gameWindow,
  openFromLibrary,
  type PlayedRound,
  settlement,
  startRound,
} from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })

const title = 'Escape Velocity'
const button = (page: Page) => gameFrame(page).locator('button.play')

interface End {
  kind: string
  by: string
  end: number
  multiple: number
}

/**
 * Presses Space twice in the moment in which the button offers to cash out: a runner that asks every few
 * hundred milliseconds misses most flights. False for one that ended before.
 */
const pressOnceOffered = (page: Page): Promise<boolean> =>
  button(page).evaluate(
    (play) =>
      new Promise<boolean>((resolve) => {
        let hasBegun = false
        const watch = new MutationObserver(() => {
          const name = play.getAttribute('aria-label')
          if (play.getAttribute('data-phase') !== 'idle') hasBegun = true
          else if (hasBegun) end(false)
          if (name !== 'Cash out') return
          for (let press = 0; press < 2; press++) {
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
          }
          end(true)
        })
        const end = (isPressed: boolean) => {
          watch.disconnect()
          resolve(isPressed)
        }
        watch.observe(play, { attributes: true })
      }),
  )

/** The round as its settlement told it, with how its flight ended. */
async function settledRound(settled: ReturnType<typeof settlement>) {
  const { data } = (await (await settled).json()) as { data: { round: PlayedRound } }
  const { steps } = data.round.outcome as { steps: End[] }
  return { ...data.round, end: steps.at(-1) as End }
}

test.beforeEach(async ({ page, context }) => {
  await signUpByApi(context, stormrush)
  page.on('dialog', (dialog) => void dialog.accept())
  await openFromLibrary(page, stormrush, title)
  await gameIsReady(page)
})

test('Space cashes out while the multiple climbs, by the platform’s clock, and is paid once', async ({
  page,
  context,
}) => {
  const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const game = gameFrame(page)
  let before = await coins()
  // A few flights in a hundred end before anybody could press.
  for (let round = 0; ; round++) {
    const settled = settlement(page)
    const steps: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/step/')) steps.push(request.postData() ?? '')
    })
    const isPressed = pressOnceOffered(page)
    const { cost } = await startRound(page)
    const { win, end } = await settledRound(settled)
    await gameIsReady(page)
    expect(await coins()).toBe(before - cost + win)
    if (end.by === 'hand') {
      expect(await isPressed).toBe(true)
      // A press says that it came, and nothing of a multiple.
      expect(steps.map((step) => JSON.parse(step) as unknown)).toEqual([
        { made: 0, choice: { kind: 'cash-out' } },
      ])
      expect(end.multiple).toBeLessThanOrEqual(end.end)
      expect(win).toBe(Math.round(end.multiple * cost))
      await expect(game.locator('.controls .result')).toHaveText(/you win|returned/i)
      break
    }
    page.removeAllListeners('request')
    expect([end.by, win]).toEqual(['crash', 0])
    expect(round).toBeLessThan(5)
    before = await coins()
  }
})

test('a flight goes on without its player: a reload comes back to it, and it is paid as its end says', async ({
  page,
  context,
}) => {
  const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const multiple = gameFrame(page).getByRole('textbox', { name: 'Auto cash-out' })
  await multiple.fill('1.37')
  await multiple.press('Enter')
  await expect(multiple).toHaveValue('×1.37')
  const before = await coins()
  const open = await startRound(page)
  expect(open.outcome).toMatchObject({ target: '1.37', awaits: ['cash-out'] })
  await page.reload()
  const { id, win, end } = await settledRound(settlement(page))
  expect(id).toBe(open.id)
  expect(win).toBe(end.end >= 1.37 ? Math.round(1.37 * open.cost) : 0)
  await gameIsReady(page)
  expect(await coins()).toBe(before - open.cost + win)
  // What was set is set still.
  await expect(multiple).toHaveValue('×1.37')
})
