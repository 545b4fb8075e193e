import type { Kernel } from '@marquee/platform-kernel/command'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { SetClock } from './past.ts'
import { houseGames, housePlayersNear, houseSize, openHousePlayer } from './housePlayers.ts'
import { makeRound, playOne } from './play.ts'
import type { Visitor } from './visitor.ts'

const second = 1_000
const hour = 3_600_000

/** Stakes that house players like, in minor units of coins. */
const stakes = [20, 100, 200, 500]

const pick = <Value>({ random }: Pick<Kernel, 'random'>, values: readonly Value[]): Value => {
  const value = values[random.int(values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from.')
  return value
}

const randomRound = (kernel: Kernel) => makeRound(pick(kernel, houseGames), pick(kernel, stakes))

/** When a new house player played, in hours before now: today's tournaments have somebody too. */
const playedBefore = [18, 12, 6, 3, 1.5, 0.4]

/**
 * Opens the house players that a brand lacks, each with some rounds of the last day.
 * @param visit gives who plays by the past's kernel.
 * @param pause is awaited after each round: requests come first.
 */
export async function openHouse(
  brand: BrandSettings,
  {
    kernel,
    clock,
    now,
    visit,
    pause,
  }: {
    kernel: Kernel
    clock: SetClock
    now: () => number
    visit: (playerId: string) => Visitor
    pause: () => Promise<void>
  },
): Promise<void> {
  for (let index = 0; index < houseSize; index++) {
    clock.set(now() - (72 + index * 9) * hour)
    const playerId = await openHousePlayer(kernel, brand, index)
    if (!playerId) continue
    const visitor = visit(playerId)
    for (const hours of playedBefore) {
      clock.set(now() - hours * hour - index * 70 * second)
      await playOne(visitor, randomRound(kernel), () => clock.advance(4 * second))
      await pause()
    }
  }
}

/**
 * One house player of each brand on which somebody is plays a round of now.
 * @param watch takes the time that a round takes.
 */
export async function playHouse(
  kernel: Kernel,
  {
    connected,
    visit,
    watch,
  }: {
    /** Ids of the players that are connected. */
    connected: string[]
    visit: (player: { id: string; brand: string }) => Visitor
    watch: () => Promise<void>
  },
): Promise<void> {
  if (!connected.length) return
  const near = await housePlayersNear(kernel.db, connected)
  for (const players of Map.groupBy(near, ({ brand }) => brand).values()) {
    const visitor = visit(pick(kernel, players))
    if (await playOne(visitor, randomRound(kernel), watch)) continue
    // Without coins: what everybody gets every day, and some other time a round.
    await visitor.tryTo('dailyLogin.applyPrize')
  }
}
