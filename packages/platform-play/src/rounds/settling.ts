import type { Balance, Round } from '@marquee/contract'
import { endRound } from '@marquee/game-math'
import type { CommandContext } from '@marquee/platform-kernel/command'
import { balanceToWire } from '@marquee/platform-kernel/ledger'
import { minor } from '@marquee/platform-kernel/money'
import { noteWin } from '@marquee/platform-protection/protection/gate'
import type { PlaySession } from '@marquee/platform-protection/protection/session'
import {
  playSessionQuestion,
  restrictionQuestion,
} from '@marquee/platform-protection/protection/store'
import { deleteDeal, findDeal } from './deals.ts'
import { toEvent } from './events.ts'
import { countRound } from './metrics.ts'
import { playUnit, winCurrency } from './rules.ts'
import { keepSettled, roundQuestion, type RoundRow, roundToWire, updateRound } from './store.ts'

export interface RoundAnswer {
  round: Round
  balance: Balance
}

/** What a round that settles has to know; the last is for those who listen. */
export const settlingKnows = (id: string) => ({
  row: roundQuestion(id),
  session: playSessionQuestion,
  restriction: restrictionQuestion,
})

interface Settling {
  row: RoundRow
  /** The session of play that the win counts for. */
  session: PlaySession | null
}

/** An open round that still waits for a choice ends as the rules of its game say. */
async function endOpen({ tx }: CommandContext, row: RoundRow): Promise<RoundRow> {
  if (row.status !== 'open' || row.outcome.made === undefined) return row
  const held = await findDeal(tx, row.id)
  if (!held || !row.outcome.awaits) return row
  const outcome = endRound(held.deal, held.choices)
  return updateRound(tx, row.id, { cost: minor(row.cost), outcome })
}

/** Credits an open round's win and closes it; a settled one is answered as it is. */
export async function settle(
  command: CommandContext,
  brand: string,
  { row: known, session }: Settling,
): Promise<RoundAnswer> {
  const row = await endOpen(command, known)
  const { id, player_id: playerId } = row
  if (row.status === 'open' && row.win > 0n) {
    const currency = winCurrency(row.game_mode)
    await command.post({
      kind: 'round-win',
      reference: id,
      playerId,
      postings: [
        { account: { player: playerId, currency }, amount: minor(row.win) },
        { account: { house: 'games', brand, currency }, amount: minor(-row.win) },
      ],
    })
    noteWin(command, session, { playerId, unit: playUnit(row.game_mode), win: row.win })
  }
  const settled = row.status === 'open' ? keepSettled(command, row) : row
  // Its outcome tells all of it by now.
  if (row.outcome.made !== undefined) await deleteDeal(command.tx, id)
  const answer = {
    round: roundToWire(settled),
    balance: balanceToWire(await command.balancesOf(playerId)),
  }
  if (row.status === 'open') command.afterwards(({ metrics }) => countRound(metrics, row))
  // After the answer: what a round brings beside its win is told by pushes, once the game has shown its end.
  if (row.status === 'open') {
    await command.emit('roundSettled', {
      ...toEvent(row),
      win: Number(row.win),
      settledAt: command.now,
    })
  }
  return answer
}
