import type { PlayRequest } from '@marquee/contract'
import { type GameModel, mostInFlight } from '@marquee/game-math'
import type { CommandContext } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Posting } from '@marquee/platform-kernel/ledger'
import { type Minor, minor } from '@marquee/platform-kernel/money'
import { takeFreeSpin } from '../free-spins/service.ts'
import { type Mode, splitCost } from './rules.ts'
import type { RoundsBefore } from './store.ts'

export interface Caller {
  brand: string
  playerId: string
  idempotency: { scope: string; key: string } | null
}

/** Refuses a round beside those that are open, unless its game lets so many be under way together. */
export function refuseBeside(
  open: RoundsBefore['open'],
  { gameId, model }: { gameId: number; model: GameModel },
): void {
  const [first] = open
  if (!first) return
  const most = mostInFlight(model)
  const isBeside = open.every((round) => round.gameId === gameId && round.modelId === model.id)
  if (isBeside && open.length < most) return
  const many =
    most > 1 && isBeside ? `${most} rounds are under way, and no more may be: round` : 'Round'
  throw new PlatformError(
    'round-open',
    `${many} ${first.id} of game ${first.gameId} is still open. Show its end and finish it, then play the next one.`,
    { details: [{ path: 'roundId', message: first.id }] },
  )
}

interface Staking {
  id: string
  caller: Caller
  mode: Mode
  request: PlayRequest
  cost: Minor
  /** What of it feeds jackpots. */
  fed: Posting[]
}

/** Pays a round's stake: from the player's balance, or with a free spin, which the brand pays for. */
export async function payStake(
  command: CommandContext,
  { id, caller: { brand, playerId }, mode, request, cost, fed }: Staking,
): Promise<{ paid: Minor; freeSpinBonusId: number | null }> {
  const { tx, now } = command
  const games = { house: 'games', brand }
  if (request.freeSpin) {
    const freeSpinBonusId = await takeFreeSpin(tx, request, { playerId, mode, now, cost })
    await command.post({
      kind: 'free-spin-stake',
      reference: id,
      playerId,
      postings: [
        { account: { house: 'free-spins', brand, currency: 'entries' }, amount: minor(-cost) },
        { account: { ...games, currency: 'entries' }, amount: cost },
        ...fed,
      ],
    })
    return { paid: minor(0), freeSpinBonusId }
  }
  const parts = splitCost(mode, cost, await command.balancesOf(playerId))
  await command.post({
    kind: 'round-stake',
    reference: id,
    playerId,
    postings: [
      ...parts.flatMap(({ currency, amount }) => [
        { account: { player: playerId, currency }, amount: minor(-amount) },
        { account: { ...games, currency }, amount },
      ]),
      ...fed,
    ],
  })
  return { paid: cost, freeSpinBonusId: null }
}
