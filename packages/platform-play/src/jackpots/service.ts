import type { GameLaunch } from '@marquee/contract'
import {
  drawDropAt,
  type Drop,
  fedBy,
  type GameModel,
  type Network,
  shownAmount,
} from '@marquee/game-math'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Tx } from '@marquee/platform-kernel/database'
import type { AccountName, Posting } from '@marquee/platform-kernel/ledger'
import { type Currency, minor, toWire } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import { type Fed, movesOf } from './rules.ts'
import { fedSince, feedLevels, heldBy, newestDrops, type Place, playersSince } from './store.ts'
import { networks } from './networks.ts'

/** How often pages hear of levels that were fed, in ms. */
export const tellEvery = 4_000
/** How long after their last round players hear of them, in ms. */
const heardFor = 5 * 60_000
/** How many falls a game shows. */
const dropsShown = 8

/** The network that games of a model feed; none for most. */
export const networkOf = (model: GameModel): Network | undefined =>
  model.engine === 'lines' ? model.network : undefined

/** What players win a level in: what is won with entries can be redeemed. */
const currencyOf = (unit: Place['unit']): Currency => (unit === 'coins' ? 'coins' : 'winnings')

const poolOf = ({ brand, network, unit }: Place): AccountName => ({
  house: `jackpots-${network}`,
  brand,
  currency: currencyOf(unit),
})

interface Feeder {
  network: Network
  brand: string
  playerId: string
  roundId: string
  unit: Place['unit']
  /** What the round costs by the rules of its game, in minor units. */
  cost: number
}

/** What feeding the jackpots came to. */
export interface Feeding {
  /** What the round's stake moves into the pool, as sides of its own transaction. */
  postings: Posting[]
  drops: Drop[]
}

/** Nothing was fed. */
export const notFed: Feeding = { postings: [], drops: [] }

/**
 * Feeds a network with a round's share and decides whether levels fall to it, in one statement; what
 * falls is moved from the pool to the games' house, which pays it with the round's win. Runs inside the
 * command that plays the round.
 */
export async function feedNetwork(
  command: CommandContext,
  { network, brand, playerId, roundId, unit, cost }: Feeder,
): Promise<Feeding> {
  const { tx, now, random, write } = command
  const place: Place = { brand, network: network.id, unit }
  const levels = await feedLevels(tx, place, {
    roundId,
    now,
    feedings: network.levels.map((level) => ({
      level,
      added: fedBy(level, cost),
      nextDropAt: drawDropAt(level, random),
    })),
  })
  const moves = movesOf(levels)
  const currency = currencyOf(unit)
  const games = { house: 'games', brand, currency }
  const pool = poolOf(place)
  if (moves.seeded > 0) {
    await command.post({
      kind: 'jackpot-seed',
      reference: roundId,
      playerId: null,
      postings: [
        { account: { house: 'jackpot-seeds', brand, currency }, amount: minor(-moves.seeded) },
        { account: pool, amount: minor(moves.seeded) },
      ],
    })
  }
  if (moves.won > 0) {
    await command.post({
      kind: 'jackpot-drop',
      reference: roundId,
      playerId,
      postings: [
        { account: pool, amount: minor(-moves.won) },
        { account: games, amount: minor(moves.won) },
      ],
    })
    await noteDrops(tx, place, { playerId, roundId, levels, now })
  }
  write(
    tx
      .insertInto('network_player')
      .values({ player_id: playerId, brand, network: network.id, unit, seen_at: at(now) })
      .onConflict((conflict) =>
        conflict.column('player_id').doUpdateSet({
          brand,
          network: network.id,
          unit,
          seen_at: at(now),
        }),
      ),
  )
  return {
    drops: levels.flatMap(({ level, won }) => (won > 0 ? [{ level: level.id, amount: won }] : [])),
    postings:
      moves.fed > 0
        ? [
            { account: games, amount: minor(-moves.fed) },
            { account: pool, amount: minor(moves.fed) },
          ]
        : [],
  }
}

async function noteDrops(
  tx: Tx,
  place: Place,
  {
    playerId,
    roundId,
    levels,
    now,
  }: { playerId: string; roundId: string; levels: readonly Fed[]; now: number },
): Promise<void> {
  await tx
    .insertInto('network_drop')
    .values(
      levels
        .filter(({ won }) => won > 0)
        .map(({ level, won }) => ({
          ...place,
          level: level.id,
          amount: BigInt(won),
          round_id: roundId,
          player_id: playerId,
          dropped_at: at(now),
        })),
    )
    .execute()
}

type LaunchJackpots = NonNullable<GameLaunch['jackpots']>

const levelsToWire = (
  { levels }: Network,
  held: ReadonlyMap<string, number>,
): LaunchJackpots['levels'] =>
  levels.map((level) => {
    const parts = held.get(level.id)
    return {
      level: level.id,
      amount: parts === undefined ? level.seed : shownAmount(level, parts),
      mustDropBy: level.mustDropBy,
    }
  })

/** What a game shows of its network when it is opened; from then on its player hears of it. */
export async function openNetwork(
  command: CommandContext,
  { network, brand, playerId, unit }: Pick<Feeder, 'network' | 'brand' | 'playerId' | 'unit'>,
): Promise<LaunchJackpots> {
  const { tx, now } = command
  const place: Place = { brand, network: network.id, unit }
  const held = await heldBy(tx, place)
  const drops = await newestDrops(tx, place, dropsShown)
  const seen = { brand, network: network.id, unit, seen_at: at(now) }
  await tx
    .insertInto('network_player')
    .values({ player_id: playerId, ...seen })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(seen))
    .execute()
  return {
    network: network.id,
    unit,
    levels: levelsToWire(network, held),
    drops: drops.map(({ level, amount, dropped_at: droppedAt }) => ({
      level,
      amount: toWire(amount),
      at: droppedAt,
    })),
  }
}

/** Tells the pages of those who play how the levels stand that were fed since it was told last. */
export async function tellLevels(kernel: Kernel): Promise<void> {
  const now = kernel.clock.now()
  const rows = await fedSince(kernel.db, now - 2 * tellEvery)
  const places = new Map<string, { place: Place; held: Map<string, number> }>()
  for (const { brand, network, unit, level, parts } of rows) {
    const key = `${brand}/${network}/${unit}`
    const known = places.get(key) ?? { place: { brand, network, unit }, held: new Map() }
    places.set(key, known)
    known.held.set(level, Number(parts))
  }
  for (const { place, held } of places.values()) {
    const network = networks.get(place.network)
    const players = await playersSince(kernel.db, place, now - heardFor)
    if (!network || players.length === 0) continue
    const levels = levelsToWire(network, held).map(({ level, amount }) => ({ level, amount }))
    await runCommand(kernel, {
      name: 'jackpots.tell',
      playerId: null,
      idempotency: null,
      input: place,
      async handle({ push }) {
        for (const { player_id: playerId } of players) {
          push(playerId, 'game', {
            kind: 'jackpots',
            network: place.network,
            unit: place.unit,
            levels,
          })
        }
      },
    })
  }
}
