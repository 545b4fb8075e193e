import type { BrowserContext } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { gameWindow } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { findGames, pace } from '../../support/rounds.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
test.setTimeout(300_000)

interface Played {
  title: string
  target?: string
  /** What is chosen as long as the round waits, one after another; without choices it plays at once. */
  choices?: object[]
  /** What of the game stands there once it has been shown again. */
  shows: string
}

const engines: Record<string, Played> = {
  plinko: { title: 'Gumdrop Drop', target: '8-low', shows: '.stage canvas' },
  dice: { title: 'Neon Tumble', target: 'over-52.67', shows: '.stage canvas' },
  keno: { title: 'Clover Keno', target: '3,17,41,80', shows: '.keno [aria-pressed="true"]' },
  mines: {
    title: 'Lantern & Pick',
    target: '3',
    choices: [{ kind: 'open', cell: 6 }, { kind: 'cash-out' }],
    shows: '.cell',
  },
  'video poker': {
    title: 'Full House Neon',
    choices: [{ kind: 'hold', cards: [0, 2] }],
    shows: '.card-place',
  },
  blackjack: { title: 'Twenty-One Keys', choices: [{ kind: 'stand' }], shows: '.table-hand' },
  // A flight that is left so early is over in no time, whether or not it gets there.
  flight: { title: 'Escape Velocity', target: '1.01', choices: [], shows: '.stage canvas' },
}

interface Round {
  id: string
  cost: number
  win: number
  outcome: { awaits?: string[] }
}

/** Plays a round outside of any page, to its end; gives what it won. */
async function play(
  context: BrowserContext,
  gameId: number,
  { target, choices }: Played,
): Promise<number> {
  const call = async (path: string, method: string, data?: object) => {
    const answer = await act(context, stormrush, `/rest/game-rounds/${path}`, {
      method,
      ...(data && { data }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { data: { round: Round } }).data.round
  }
  const action = choices ? 'begin' : 'play'
  let round = await call('', 'POST', { gameId, action, stake: 100, ...(target && { target }) })
  for (const [made, choice] of (choices ?? []).entries()) {
    if (!round.outcome.awaits) break
    round = await call(`${round.id}/step/`, 'POST', { made, choice })
  }
  while (round.outcome.awaits) round = await call(`${round.id}/watch/`, 'GET')
  return (await call(`${round.id}/finish/`, 'POST')).win
}

test('rounds of every engine without reels are shown again from the history, and pay nothing again', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const gameOf = await findGames(context)
  const wins: Record<string, number> = {}
  for (const [engine, played] of Object.entries(engines)) {
    wins[engine] = await play(context, gameOf(played.title).id, played)
    await page.waitForTimeout(pace)
  }
  const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const before = await coins()
  await openAlive(page, `${stormrush.origin}/profile/history?kind=round-stake`)
  const dialog = page.getByRole('dialog')
  for (const [engine, { title, shows }] of Object.entries(engines)) {
    await page.getByRole('button', { name: `Watch again: ${title}` }).click()
    const game = page.frameLocator('iframe[data-testid="replay-frame"]')
    const told = wins[engine] ? String(wins[engine]) : /no win/i
    await expect(game.locator('.controls .result'), engine).toContainText(told, { timeout: 60_000 })
    await expect(game.locator('.badge')).toHaveText('Replay')
    await expect(game.locator('button.play')).toBeHidden()
    await expect(game.locator(shows).first()).toBeAttached()
    await dialog.getByRole('button', { name: 'Close', exact: false }).first().click()
    await expect(dialog).toHaveCount(0)
  }
  expect(await coins()).toBe(before)
})
