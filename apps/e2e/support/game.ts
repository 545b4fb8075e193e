import { games } from '@marquee/game-catalogue'
import { expect, type FrameLocator, type Page, type Response } from '@playwright/test'
import type { TestedBrand } from './brands.ts'
import { goTo } from './clientSide.ts'
import { openAlive } from './page.ts'

export interface PlayedRound {
  id: string
  cost: number
  win: number
  outcome: unknown
}

/** Where games are played: a processor that draws them pays for each point. */
export const gameWindow = { width: 1100, height: 640 }

/** What is inside of the open game's frame. */
export const gameFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[data-testid="game-frame"]')

const playButton = (page: Page) => gameFrame(page).locator('button.play')

/** Looks a game up in the library by its title, and opens it. */
export async function openFromLibrary(
  page: Page,
  { origin }: TestedBrand,
  title: string,
): Promise<void> {
  await openAlive(page, `${origin}/library?q=${encodeURIComponent(title)}`)
  await page.getByTestId('game-tile').filter({ hasText: title }).first().click()
}

/** Waits until the open game can be played: it has loaded, and no round is under way. */
export async function gameIsReady(page: Page): Promise<void> {
  const button = playButton(page)
  await expect(button).toHaveAttribute('data-phase', 'idle', { timeout: 45_000 })
  await expect(button).toHaveAccessibleName(/^(spin|girar|fire|drop|roll|draw|launch|start|deal)$/i)
}

/**
 * Opens a game over the library of a page that is there already, as a link to it would, and waits until it
 * can be played. For tests that go through several games: a page loaded anew for each costs as much as the
 * game.
 */
export async function openNext(page: Page, title: string): Promise<void> {
  const game = games.find((one) => one.title === title)
  if (!game) throw new Error(`There is no game called ${title}.`)
  await goTo(page, `/library?game=${game.id}`)
  await expect(gameFrame(page).getByRole('heading', { level: 1 })).toHaveText(title, {
    timeout: 45_000,
  })
  await gameIsReady(page)
}

/** Brings what may be skipped to its end, again and again, and never begins a round. */
export const hurry = async (game: FrameLocator): Promise<void> => {
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

/** Switches the sound of games on or off, in the bar of the open one. */
export async function switchSound(page: Page, on: boolean): Promise<void> {
  await page.getByTestId('game-sound').click()
  await page.getByRole('switch', { name: 'Sound', exact: true }).setChecked(on)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('switch')).toHaveCount(0)
}

/** Starts a round of the open game; gives the outcome as the platform answered it. */
export async function startRound(page: Page): Promise<PlayedRound> {
  await gameIsReady(page)
  const played = page.waitForResponse((response: Response) =>
    response.url().endsWith('/rest/game-rounds/'),
  )
  // The picture never rests, so that the runner would wait for the button to stand still.
  await playButton(page).dispatchEvent('click')
  const answer = await played
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { round: PlayedRound } }).data.round
}

/** The answer that settles the round under way; asked for before the round can be over. */
export const settlement = (page: Page, timeout = 60_000): Promise<Response> =>
  page.waitForResponse((response) => /\/rest\/game-rounds\/[^/]+\/finish\/$/.test(response.url()), {
    timeout,
  })

/** Plays one round of the game that is open, to its end; gives what it cost and won in minor units. */
export async function playOneRound(page: Page): Promise<PlayedRound> {
  const settled = settlement(page)
  const round = await startRound(page)
  expect((await settled).status()).toBe(200)
  await gameIsReady(page)
  return round
}
