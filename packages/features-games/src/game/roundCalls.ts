import { type ApiClient, ApiError } from '@marquee/api-client'
import {
  type Balance,
  type FreeSpins,
  type GameLaunch,
  type PlayRequest,
  type Round,
  rounds,
  type StepRequest,
} from '@marquee/contract'
import { shownBalance } from '@marquee/core'

export interface PlayedRound {
  round: Round
  /** Minor units of the launch's unit: after the stake for `play`, with the win for `finish`. */
  balance: number
}

export interface BegunRound extends PlayedRound {
  /** Free spins of the game that wait now. */
  freeSpins: FreeSpins | null
}

/** How a launched game's rounds are played: with the player's balance or as a demo. */
export interface RoundCalls {
  /** The balance when the game was opened. */
  startBalance: number
  play(request: Omit<PlayRequest, 'gameId'>, idempotencyKey: string): Promise<BegunRound>
  /** Makes a choice in a round that waits for one. */
  step(roundId: string, request: StepRequest, idempotencyKey: string): Promise<PlayedRound>
  /** How a round stands; its balance is not asked again. */
  recall(roundId: string): Promise<Round>
  /** The same of one that goes on by the clock: answered once it has ended, or after a moment. */
  watch(roundId: string): Promise<Round>
  finish(roundId: string, idempotencyKey: string): Promise<PlayedRound>
}

/** What the game mode plays with: entries and winnings together, or coins (GAMEMODE-02, GAMEMODE-03). */
export const playableOf = (gameMode: GameLaunch['gameMode'], playerBalance: Balance) =>
  shownBalance({ gameMode, playerInfo: { playerBalance } })

/** Rounds that move the balance; `onBalance` hears every new one. */
export function playCalls(
  api: ApiClient,
  launch: GameLaunch,
  onBalance: (balance: Balance) => void,
): RoundCalls {
  const amountOf = (balance: Balance) => playableOf(launch.gameMode, balance).amount
  const answered = ({ round, balance }: { round: Round; balance: Balance }): PlayedRound => {
    onBalance(balance)
    return { round, balance: amountOf(balance) }
  }
  return {
    startBalance: launch.balance ? amountOf(launch.balance) : 0,
    play: async (request, idempotencyKey) => {
      const body = { gameId: launch.game.id, ...request }
      const { data } = await api.call(rounds.play, { body, idempotencyKey })
      return { ...answered(data), freeSpins: data.freeSpins }
    },
    step: async (id, body, idempotencyKey) =>
      answered((await api.call(rounds.step, { params: { id }, body, idempotencyKey })).data),
    recall: async (id) => (await api.call(rounds.recall, { params: { id } })).data.round,
    watch: async (id) => (await api.call(rounds.watch, { params: { id } })).data.round,
    finish: async (id, idempotencyKey) =>
      answered((await api.call(rounds.finish, { params: { id }, idempotencyKey })).data),
  }
}

/** Coins that a demo starts with. */
export const demoBalance = 10_000

/**
 * Rounds from the same table that cost and pay nothing. The balance is this page's alone and lives as
 * long as the frame; a round it does not cover is refused with insufficient-funds, as for a player.
 */
export function demoCalls(
  api: ApiClient,
  launch: GameLaunch,
  onBalance: (amount: number) => void,
): RoundCalls {
  let balance = demoBalance
  const open = new Map<string, Round>()
  const openRound = (id: string): Round => {
    const round = open.get(id)
    if (round) return round
    throw new Error(`The demo round ${id} was never played in this frame, or is finished.`)
  }
  const assertCovers = (cost: number) => {
    if (cost <= balance) return
    const reason = `The demo holds ${balance} coins and the round costs ${cost}; choose a smaller stake.`
    throw new ApiError(rounds.demo, { code: 'insufficient-funds', reason })
  }
  return {
    startBalance: balance,
    play: async (request, idempotencyKey) => {
      assertCovers(request.stake)
      const body = { gameId: launch.game.id, ...request }
      const { round } = (await api.call(rounds.demo, { body, idempotencyKey })).data
      // Bought free spins cost a multiple of the stake, which only the answer tells.
      assertCovers(round.cost)
      balance -= round.cost
      open.set(round.id, round)
      onBalance(balance)
      return { round, balance, freeSpins: null }
    },
    step: async (id, body, idempotencyKey) => {
      const before = openRound(id)
      if (body.choice.kind === 'double' || body.choice.kind === 'split') assertCovers(before.cost)
      const { round } = (await api.call(rounds.demoStep, { params: { id }, body, idempotencyKey }))
        .data
      balance -= round.cost - before.cost
      open.set(id, round)
      onBalance(balance)
      return { round, balance }
    },
    recall: async (id) => openRound(id),
    watch: async (id) => {
      openRound(id)
      const { round } = (await api.call(rounds.demoWatch, { params: { id } })).data
      open.set(id, round)
      return round
    },
    finish: async (roundId) => {
      const round = openRound(roundId)
      open.delete(roundId)
      balance += round.win
      onBalance(balance)
      return { round, balance }
    },
  }
}
