import type { Round } from '@marquee/contract'
import type { Deal, RoundChoice, RoundOutcome } from '@marquee/game-math'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'

/** What an open round is decided by, and what was chosen so far. Nothing of it may be answered. */
export interface HeldDeal {
  deal: Deal
  choices: RoundChoice[]
  gameId: number
  /** Epoch ms. */
  createdAt: number
}

export interface NewDeal {
  /** The round's. */
  id: string
  /** Null for a demo. */
  playerId: string | null
  gameId: number
  deal: Deal
  now: number
}

export async function insertDeal(
  tx: Tx,
  { id, playerId, gameId, deal, now }: NewDeal,
): Promise<void> {
  await tx
    .insertInto('round_deal')
    .values({
      round_id: id,
      player_id: playerId,
      game_id: gameId,
      deal: JSON.stringify(deal),
      choices: '[]',
      created_at: at(now),
      stepped_at: at(now),
    })
    .execute()
}

/** The deal of a player's round; undefined once the round is settled. */
export const findDeal = (db: Db | Tx, id: string): Promise<HeldDeal | undefined> =>
  find(db, id, { isDemo: false })

/** The deal of a demo round; undefined once it is forgotten. */
export const findDemoDeal = (db: Db, id: string): Promise<HeldDeal | undefined> =>
  find(db, id, { isDemo: true })

/** The deal of a demo round, held until the transaction ends; undefined once it is forgotten. */
export const holdDemoDeal = (tx: Tx, id: string): Promise<HeldDeal | undefined> =>
  find(tx, id, { isDemo: true, holds: true })

async function find(
  db: Db | Tx,
  id: string,
  { isDemo, holds = false }: { isDemo: boolean; holds?: boolean },
): Promise<HeldDeal | undefined> {
  const query = db
    .selectFrom('round_deal')
    .select(['deal', 'choices', 'game_id', 'created_at'])
    .where('round_id', '=', id)
    .where('player_id', isDemo ? 'is' : 'is not', null)
  const row = await (holds ? query.forUpdate() : query).executeTakeFirst()
  return (
    row && {
      deal: row.deal,
      choices: row.choices,
      gameId: row.game_id,
      createdAt: row.created_at,
    }
  )
}

export async function keepChoices(
  tx: Tx,
  { id, choices, now }: { id: string; choices: RoundChoice[]; now: number },
): Promise<void> {
  await tx
    .updateTable('round_deal')
    .set({ choices: JSON.stringify(choices), stepped_at: at(now) })
    .where('round_id', '=', id)
    .execute()
}

export async function deleteDeal(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('round_deal').where('round_id', '=', id).execute()
}

/** Forgets the demos in which nothing has happened since an instant. */
export async function forgetDemos(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('round_deal')
    .where('player_id', 'is', null)
    .where('stepped_at', '<=', at(before))
    .execute()
}

/** A demo round as the contract sends it: open as long as it waits for a choice. */
export function demoToWire(
  outcome: RoundOutcome,
  demo: { id: string; gameId: number; createdAt: number; now: number },
): Round {
  return {
    id: demo.id,
    gameId: demo.gameId,
    gameMode: 'TournamentPoints',
    action: outcome.action,
    cost: outcome.cost,
    win: outcome.win,
    status: outcome.awaits ? 'open' : 'settled',
    outcome,
    createdAt: demo.createdAt,
    settledAt: outcome.awaits ? null : demo.now,
  }
}
