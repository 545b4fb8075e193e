import type { BrowserContext } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { starfishGames } from '../../support/shots.ts'
import { expect, test } from '../../support/test.ts'

const brand = stormrush

interface Quest {
  playerData: {
    days: {
      tasks: {
        id: number
        gameIds: number[]
        progress: { target: number }
        prize: { coins: number }
      }[]
    }[]
  }
}

async function questOf(context: BrowserContext): Promise<Quest> {
  const answer = await context.request.get(`${brand.origin}/rest/quest/`)
  return ((await answer.json()) as { data: Quest }).data
}

/** What a round of a game is asked for with, by kinds of game that ask nothing in between. */
const quickRounds: Record<string, { action: string; target?: string }> = {
  fish: { action: 'shot', target: 'starfish' },
  plinko: { action: 'play', target: '12-medium' },
  slots: { action: 'spin' },
}

interface QuickGame {
  gameId: number
  action: string
  target?: string
}

/** A game among those that count whose rounds are begun by one request. */
async function quickGame(context: BrowserContext, ids: number[]): Promise<QuickGame> {
  const answer = await context.request.get(`${brand.origin}/api/rest/games`)
  const { games } = (await answer.json()) as { games: { id: number; slug: string; type: string }[] }
  for (const { id, slug, type } of games) {
    if (type === 'fish' && !starfishGames.includes(slug)) continue
    const round = quickRounds[type]
    if (round && ids.includes(id)) return { gameId: id, ...round }
  }
  throw new Error('No such game counts for the first task of the quest.')
}

/** Plays one round outside of any page, as another device would. */
async function playRound(context: BrowserContext, game: QuickGame): Promise<void> {
  const data = { ...game, stake: 20 }
  await expect(async () => {
    const begun = await act(context, brand, '/rest/game-rounds/', { method: 'POST', data })
    expect(begun.status(), await begun.text()).toBe(200)
    const { round } = ((await begun.json()) as { data: { round: { id: string } } }).data
    await act(context, brand, `/rest/game-rounds/${round.id}/finish/`, { method: 'POST' })
  }).toPass({ intervals: [320] })
}

/** Runs in the page: names of stops whose frame or sign reaches beyond their map. */
const cutOffStops = (stops: Element[]): string[] =>
  stops
    .filter((stop) => {
      const map = stop.closest('ol')?.parentElement?.getBoundingClientRect()
      // Three pixels of frame around the one that is chosen, five away.
      const around = stop.getAttribute('aria-pressed') === 'true' ? 8 : 0
      const boxes = [stop, ...stop.children].map((one) => one.getBoundingClientRect())
      return boxes.some(({ top, bottom }) => !map || top - around < map.top || bottom > map.bottom)
    })
    .map((stop) => stop.getAttribute('aria-label') ?? '')

test('QUEST-01 QUEST-02 a quest is a road of days: rounds played elsewhere move its tasks on the page that is open, and a completed one is claimed once, into the balance', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const quest = await questOf(context)
  const [task] = quest.playerData.days[0]?.tasks ?? []
  if (!task) throw new Error('The first day of the quest has no task.')
  const game = await quickGame(context, task.gameIds)

  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/lobby/`)
  // Its way in from the lobby; a page that is open already needs no second start.
  await page.getByTestId('quest-section').getByRole('link').click()
  await expect(page).toHaveURL(`${brand.origin}/quests`)
  await expect(page.getByTestId(/^quest-day-/)).toHaveCount(quest.playerData.days.length)
  // The road winds in two rows on a phone: none of its stops and their signs is cut off there.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.getByTestId(/^quest-day-/).evaluateAll(cutOffStops)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await connected
  await page.getByTestId('quest-day-1').click()
  const card = page.getByTestId(`quest-task-${task.id}`)
  await card.getByRole('button', { name: 'See its games' }).click()
  await expect(page.getByTestId('game-tile')).toHaveCount(task.gameIds.length)
  const progress = card.getByRole('progressbar')
  for (let round = 1; round <= task.progress.target; round++) {
    await playRound(context, game)
    if (round === 1) await expect(progress).toHaveAttribute('aria-valuetext', '1 of 5')
  }
  await expect(progress).toHaveAttribute('aria-valuetext', '5 of 5')
  await expectAccessible(page, 'the quest')

  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  await card.getByTestId('quest-claim').click()
  await expect(card.getByTestId('won')).toContainText(`${task.prize.coins} coins`)
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + task.prize.coins)
  await card.getByTestId('quest-claimed').click()
  await expect(card.getByText('Claimed')).toBeVisible()
  await expect(card.getByTestId('quest-claim')).toHaveCount(0)
})
