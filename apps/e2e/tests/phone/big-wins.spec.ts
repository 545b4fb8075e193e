import type { FrameLocator, Page } from '@playwright/test'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, openFromLibrary } from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.setTimeout(180_000)

/** Lets the next round win many times its stake, as one in some thousand does. */
async function winBig(page: Page, times: number): Promise<void> {
  await page.route('**/rest/game-rounds/', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as {
      data: { round: { cost: number; outcome: { win: number } } }
    }
    const { round } = answer.data
    round.outcome.win = round.cost * times
    await route.fulfill({ response, json: answer })
  })
}

/**
 * Waits for a celebration and says what of it is clipped, or lies on the controls or on the line that
 * tells the result, once its amount is counted up to what is said here. It looks from within the game: on
 * a crowded machine a celebration is over before a test has asked for it twice.
 */
const collisions = (game: FrameLocator, amount: string): Promise<string[]> =>
  game.locator('body').evaluate(async (body, longest) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let card: Element | null = null
    while (!card) {
      await frame()
      card = body.querySelector('.celebration.epic')
    }
    // Whatever it makes room for has made it.
    await frame()
    await frame()
    const amountLine = card.querySelector('.amount')!
    amountLine.textContent = longest
    const controls = document.querySelector('.controls .bar')!.getBoundingClientRect()
    const isClear = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isOver = right > controls.left && bottom > controls.top && left < controls.right
      return left >= 0 && top >= 0 && right <= window.innerWidth && !isOver
    }
    const parts = [...card.querySelectorAll('strong, .amount, .lead')]
    const told = getComputedStyle(document.querySelector('.result')!).visibility
    return [
      ...parts.filter((part) => !isClear(part)).map((part) => part.className || part.tagName),
      ...(told === 'hidden' ? [] : ['result']),
    ]
  }, amount)

for (const [held, size] of [
  ['upright', { width: 390, height: 844 }],
  ['upright, small', { width: 360, height: 640 }],
  ['sideways', { width: 844, height: 390 }],
] as const)
  test(`an epic win of nine digits stands clear of the controls on a phone held ${held}`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, stormrush)
    await page.setViewportSize(size)
    await winBig(page, 12_345_678)
    await openFromLibrary(page, stormrush, 'Harbour Hush')
    await gameIsReady(page)
    const game = gameFrame(page)
    const found = collisions(game, '246,913,560')
    await game.locator('button.play').dispatchEvent('click')
    expect(await found).toEqual([])
  })
