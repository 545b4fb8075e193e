import { games, issues } from '@marquee/game-catalogue'
import { openTaskGames } from './openTasks.ts'
import { askSupport, supportAnswers } from './demoChat.ts'
import { rejectAndSendAgain, sendAddress, sendIdentity } from './demoDocuments.ts'
import { buy, redeem, redeemAndReceive } from './demoMoney.ts'
import type { Demo } from './demo.ts'
import { makeRound, needsNoChoice, playOne } from './play.ts'

const second = 1_000
const hour = 3_600_000
const day = 24 * hour

/** How long ago the demo account was opened, in ms. */
export const storyMs = 35 * day

/** Something the demo account did, so long after it was opened. */
export interface Chapter {
  /** In ms. */
  after: number
  act: (demo: Demo) => Promise<void>
}

const popular = (issues.find(({ key }) => key === 'popularGames')?.gameIds ?? []).filter(
  needsNoChoice,
)

/** Stakes that the demo account likes, in minor units. */
const stakes = { coins: 500, entries: 100 }

async function playRounds(
  { visitor, clock }: Demo,
  { games: played, count, stake }: { games: readonly number[]; count: number; stake: number },
): Promise<void> {
  for (let index = 0; index < count; index++) {
    const gameId = played[index % played.length]
    if (gameId === undefined) return
    clock.advance(9 * second)
    // As everybody does: what was opened is among the last games, where the lobby goes on.
    if (index < played.length)
      await visitor.tryTo('games.launchPlay', { params: { idOrSlug: gameId } })
    const round = makeRound(gameId, stake)
    if (!(await playOne(visitor, round, () => clock.advance(4 * second)))) return
  }
}

/** What there is to collect on a day that the player comes by. */
async function collect({ visitor }: Demo): Promise<void> {
  await visitor.tryTo('dailyLogin.applyPrize')
  const { data } = await visitor.ask('wheels.configs')
  for (const { wheelId, available } of data.wheels) {
    if (available) await visitor.tryTo('wheels.spin', { params: { id: wheelId } })
  }
  const { data: quest } = await visitor.ask('quests.current')
  const tasks = quest?.playerData.days.flatMap((one) => one.tasks) ?? []
  for (const { id: taskId, isCompleted, isClaimed } of tasks) {
    if (!quest || !isCompleted || isClaimed) continue
    await visitor.tryTo('quests.claim', { body: { questId: quest.id, taskId } })
  }
}

const playCoins =
  (from: number, count: number) =>
  (demo: Demo): Promise<void> =>
    playRounds(demo, { games: popular.slice(from, from + 3), count, stake: stakes.coins })

/** Calm games: in them entries last, and something is won. */
const calm = games
  .filter(({ model }) => model === 'lines-5-fruit' || model === 'three-reel-5-cherry')
  .map(({ id }) => id)
  .slice(0, 3)
/** Nobody buys more than so often on one day. */
const mostPurchases = 5
/** Bad luck is played out: what is left of purchases goes on being played. */
const mostSittings = 20

/** Entries are played, and bought anew, until enough is won to redeem some of it. */
async function playEntries(demo: Demo): Promise<void> {
  const { visitor, clock } = demo
  await visitor.ask('player.switchToSweepStakes')
  for (let sitting = 0; sitting < mostSittings; sitting++) {
    await playRounds(demo, { games: calm, count: 9, stake: stakes.entries })
    const { data } = await visitor.ask('cash.redemptions')
    if (data.redeemable >= data.minimum) return
    clock.advance(60 * second)
    if (sitting < mostPurchases) await buy(demo)
  }
}

/** The quest of these days, as far as its open tasks can be played for a while. */
async function playQuest(demo: Demo): Promise<void> {
  await demo.visitor.ask('player.switchToTournamentPoints')
  await playRounds(demo, { games: await openTaskGames(demo), count: 4, stake: stakes.coins })
}

/** Days of play with coins, each on other games than before. */
const playsOn = [0, 3, 8, 13, 19, 26, 33]
/** Days without a visit: nobody comes every day. The last streak is unbroken until yesterday. */
const awayOn = new Set([4, 10, 11, 17, 18, 25])

const daily: Chapter[] = Array.from({ length: storyMs / day }, (_, index) => index)
  .filter((index) => !awayOn.has(index))
  .map((index) => ({ after: index * day + 2 * hour, act: collect }))

const rounds: Chapter[] = playsOn.map((index, number) => ({
  after: index * day + 3 * hour,
  act: async (demo) => {
    await demo.visitor.ask('player.switchToTournamentPoints')
    await playCoins(number * 2, 4)(demo)
  },
}))

const chapters: Chapter[] = [
  ...daily,
  ...rounds,
  {
    after: hour,
    async act({ visitor }) {
      await visitor.tryTo('account.claimReward', { params: { reward: 'email' } })
      await visitor.tryTo('account.claimReward', { params: { reward: 'profile' } })
    },
  },
  { after: 2 * day + 5 * hour, act: buy },
  { after: 6 * day + 5 * hour, act: sendIdentity },
  { after: 7 * day + 3 * hour, act: rejectAndSendAgain },
  { after: 9 * day + 4 * hour, act: buy },
  { after: 9 * day + 5 * hour, act: playEntries },
  { after: 12 * day + 4 * hour, act: redeemAndReceive },
  { after: 15 * day + 4 * hour, act: askSupport },
  { after: 15 * day + 5 * hour, act: supportAnswers },
  {
    after: 20 * day + 4 * hour,
    async act({ visitor }) {
      await visitor.tryTo('rankLeague.claimReward', { body: { reward: 'level' } })
    },
  },
  { after: 23 * day + 4 * hour, act: buy },
  { after: 29 * day + 4 * hour, act: sendAddress },
  { after: 33 * day + 5 * hour, act: playEntries },
  {
    after: 33 * day + 6 * hour,
    // Whoever comes by reads what was told: only the last day is new.
    async act({ visitor }) {
      await visitor.ask('inbox.read', { body: {} })
    },
  },
  { after: 34 * day + 3 * hour, act: redeem },
  { after: 34 * day + 4 * hour, act: playQuest },
]

/** What the demo account did since it was opened, the earliest first. */
export const story: readonly Chapter[] = chapters.sort((one, other) => one.after - other.after)
