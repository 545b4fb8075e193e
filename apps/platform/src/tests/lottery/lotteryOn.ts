import { randomUUID } from 'node:crypto'
import { featuresInfo, inbox } from '@marquee/contract'
import { lottery, type LotteryTicket } from '@marquee/features-lottery/contract'
import { lotteryAt } from '@marquee/features-lottery/server/rules'
import { countingTime, settleLotteries } from '@marquee/features-lottery/server/settle'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { allBrands } from '../../brands/index.ts'
import { makeShot } from '../../testing/makePlay.ts'
import type { TestPlatform, TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'

export const day = 86_400_000
export const brand = 'wireframe'
const known = allBrands.get(brand)?.lottery
if (!known) throw new Error('The internal brand has no lottery. Give it one in its settings.')
export const settings = known

type Asker = Pick<TestPlayer, 'ask'>

/** The player's tickets that have won, the best first. */
export const won = (tickets: LotteryTicket[]) =>
  tickets
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))

export const ticketsOf = async (player: TestPlayer) =>
  (await player.ask(lottery.playerTickets)).data
export const takeFree = (player: TestPlayer, key: string = randomUUID()) =>
  player.call(lottery.takeFreeTicket, { key })
export const takeReward = (player: TestPlayer, id: number, key: string = randomUUID()) =>
  player.call(lottery.takeReward, { params: { id }, key })
export const isActive = async (player: Asker) =>
  (await player.ask(featuresInfo.info)).data.statusFeatures.promoLottery?.isActive
/** What a player's inbox says of lotteries. */
export const inboxOf = async (player: TestPlayer) =>
  (await player.ask(inbox.list)).data.entries
    .filter(({ kind }) => kind === 'lottery')
    .map(({ params, coins, entries }) => ({ params, coins, entries }))
/** Gives tickets that nobody played for. */
export const sandbox = (player: TestPlayer, tickets: number) =>
  player.send('POST', '/sandbox/lottery', { body: { tickets } })

/** What is asked of one platform and its clock. */
export function lotteryOn(platform: () => TestPlatform) {
  const period = () => lotteryAt(settings, platform().clock.now())
  const forwardTo = (instant: number) => platform().clock.advance(instant - platform().clock.now())
  return {
    period,
    forwardTo,
    /** The second day of the next lottery, an hour after midnight: nobody has a ticket in it. */
    forwardToNext: () => forwardTo(period().nextAt + day + 3_600_000),
    details: async (player: Asker = platform().guest()) => (await player.ask(lottery.details)).data,
    leaders: async (id: number, player: Asker = platform().guest()) =>
      (await player.ask(lottery.leaderboard, { params: { id } })).data.leaders,
    async play(player: TestPlayer, rounds: number) {
      for (let round = 0; round < rounds; round++)
        await playAfter(platform(), player, 300, makeShot())
    },
    balance: ({ playerId }: TestPlayer) => balancesOf(platform().kernel.db, playerId),
    /** Goes on to the end of the lottery that runs, and draws it. */
    async end() {
      forwardTo(period().finishedAt + countingTime)
      await settleLotteries(platform().kernel)
    },
    async pushesOf({ playerId }: TestPlayer) {
      const rows = await platform()
        .kernel.db.selectFrom('outbox')
        .select('data')
        .where('player_id', '=', playerId)
        .where('channel', '=', 'lottery')
        .orderBy('seq')
        .execute()
      return rows.map(({ data }) => data as { kind: string; number: string; place: number | null })
    },
  }
}
