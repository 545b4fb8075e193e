import type { Player } from '@marquee/contract'
import { type Answer, makeApp, makePlayer, refusal, silence } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Quest } from '../contract/schemas.ts'
import { quests } from '../feature.ts'
import { questBundle } from '../bundle.tsx'
import { questOptimisation } from '../optimisation.ts'
import { makeQuest, makeQuestGames, makeQuestInfo, withToday } from '../testing/makeQuest.ts'
import { QuestsPage } from './QuestsPage.tsx'

describeFeaturePage({
  feature: quests(),
  Page: QuestsPage,
  sample: { testId: 'quest-sample', action: 'Sign up and start a quest' },
})

const games = { seo: {}, payload: { games: makeQuestGames() } }
const done = withToday({ isCompleted: true, progress: { current: 5, target: 5 } })
const claimed = withToday({
  isCompleted: true,
  isClaimed: true,
  progress: { current: 5, target: 5 },
})

interface Scene {
  quest?: Quest | null
  player?: Player
  claim?: Answer
  gamesAnswer?: Answer
  isOptimised?: boolean
}

async function show({
  quest = makeQuest(),
  player = makePlayer(),
  claim = { success: true, data: { prize: { coins: 500, entries: 0 } } },
  gamesAnswer = games,
  isOptimised = false,
}: Scene = {}) {
  let answered = quest
  const app = await makeApp({
    brand: { features: [quests()] },
    player,
    data: makePageData({ info: makeQuestInfo() }),
    answers: {
      'GET /rest/quest/': () => ({ success: true, data: answered }),
      'GET /rest/page/quests/': gamesAnswer,
      'POST /rest/quest/claim/': claim,
      'GET /rest/player/': { success: true, data: makePlayer() },
    },
  })
  const bundle = await questBundle(isOptimised ? questOptimisation : undefined)
  const Page = bundle.pages.page
  render(
    <app.Frame>
      <Page />
    </app.Frame>,
  )
  return { ...app, answer: (next: Quest) => (answered = next) }
}

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['motion']
})

describe('the quests page', () => {
  it('QUEST-03 shows 16 places for games while they load', async () => {
    await show({ gamesAnswer: silence })
    const skeleton = await screen.findByTestId('quest-skeleton')
    expect(within(skeleton).getAllByRole('listitem', { hidden: true })).toHaveLength(16)
  })

  it('shows the days as stops of a road, today first, with its tasks and the games that count', async () => {
    await show()
    const stops = within(await screen.findByRole('list', { name: 'The days of the quest' }))
    const names = stops.getAllByRole('button').map((stop) => stop.getAttribute('aria-label'))
    expect(names).toHaveLength(7)
    expect(names.slice(0, 3)).toEqual([
      'Day 1, complete, 1 of 1 tasks done',
      'Day 2, today, 0 of 1 tasks done',
      'Day 3, not yet open, 0 of 1 tasks done',
    ])
    expect(screen.getByRole('heading', { name: 'Day 2' })).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 5')
    expect(await screen.findAllByTestId('game-tile')).toHaveLength(16)
    fireEvent.click(screen.getByTestId('quest-day-3'))
    expect(screen.getByRole('heading', { name: 'Day 3' })).toBeTruthy()
    expect(screen.queryByTestId('quest-claim')).toBeNull()
  })

  it('claims once, however often it is pressed, and tells what came', async () => {
    const { asked, answer } = await show({ quest: done })
    const button = await screen.findByTestId('quest-claim')
    answer(claimed)
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 500 coins/)).toBeTruthy()
    expect(asked.filter(({ path }) => path.includes('/claim/'))).toHaveLength(1)
    fireEvent.click(screen.getByTestId('quest-claimed'))
    await waitFor(() => expect(screen.queryByTestId('quest-claim')).toBeNull())
    expect(screen.getByText('Claimed')).toBeTruthy()
  })

  it('tells in place why a claim was refused', async () => {
    const { runtime } = await show({ quest: done, claim: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('quest-claim'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })

  it('says so where a brand has no quest', async () => {
    await show({ quest: null })
    expect(await screen.findByText('No quest right now')).toBeTruthy()
  })
})

it('during a break a quest can be looked at, and leads to no game and no claim', async () => {
  const restriction = { kind: 'cool-off', until: 2_000_000_000_000 } as const
  for (const player of [makePlayer(), makePlayer({ restriction })]) {
    await show({ quest: done, player })
    await screen.findAllByTestId(/^quest-task-/)
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    const isShown = (words: string) => buttons.includes(words)
    expect([isShown('See its games'), isShown('Claim')]).toEqual(Array(2).fill(!player.restriction))
    expect(screen.queryByText('Games that count') !== null).toBe(!player.restriction)
    cleanup()
  }
})

describe('quest optimisation', () => {
  it('asks with useOptimizedGames=1 and shows shared lists of games; a build without it does not ask so', async () => {
    const shared = withToday({ gameIds: [], sharedGameIds: ['popularGames'] })
    const quest = { ...shared, sharedGameSets: { popularGames: [3, 4, 5] } }
    const { asked } = await show({ quest, isOptimised: true })
    const tiles = await screen.findAllByTestId('game-tile')
    expect(tiles.map((tile) => tile.dataset['gameId'])).toEqual(['3', '4', '5'])
    const questions = asked.filter(({ path }) => path.includes('quest'))
    expect(questions.map(({ query }) => query.get('useOptimizedGames'))).toEqual(['1', '1'])
    cleanup()
    const plain = await show()
    await screen.findAllByTestId('game-tile')
    expect(plain.asked.some(({ query }) => query.has('useOptimizedGames'))).toBe(false)
  })
})
