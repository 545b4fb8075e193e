import type { CommandContext } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { PlatformError } from '@marquee/platform-kernel/errors'
import type { Randomness } from '@marquee/platform-kernel/random'
import { type Credit, creditPrize } from './credit.ts'
import type { Entitlement, Turn, TurnAfter } from './entitlements.ts'
import { type DrawKey, type Drawn, findLastDraw, insertDraw } from './store.ts'
import { drawOutcome, outcomeAt, type Table, type TableOutcome } from './table.ts'

/** What can be drawn. */
export interface Chance<O extends TableOutcome = TableOutcome> extends DrawKey {
  /** The odds that players read are those of this table. */
  table: Table<O>
  /** How the ledger names what it credits; null where outcomes are no prizes of the ledger. */
  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- kinds are declared by those who post them, elsewhere
  credit: Credit['kind'] | null
  /**
   * How chance gives an outcome, where it is the law of something that has its own, as dice have; the
   * place of the outcome in the table. By the weights unless given. A test shows that it gives each as
   * often as the odds say.
   */
  place?: (random: Pick<Randomness, 'int'>) => number
}

/** A chance to win: what can be drawn, and what gives turns of it. */
export interface Draw<
  O extends TableOutcome = TableOutcome,
  T extends Turn = Turn,
  Detail = unknown,
> extends Chance<O> {
  entitlement: Entitlement<T, Detail>
  /** Why a player without a turn gets none. */
  refusal: (turn: T, now: number) => PlatformError
}

/** Who asks, and when. */
export interface PlayerKey {
  playerId: string
  /** Epoch ms. */
  now: number
}

/** What a player has drawn and may draw. */
export interface DrawSnapshot<T extends Turn = Turn, Detail = unknown> {
  /** The newest draw; null before the first. */
  last: Drawn<Detail> | null
  turn: T
  /** The turn after another draw, as far as nothing else happens. */
  turnAfter: TurnAfter<T, Detail>
}

/** The snapshot of a player whose newest draw is known. */
export async function toDrawSnapshot<T extends Turn, Detail>(
  db: Db | Tx,
  { entitlement }: Pick<Draw<never, T, Detail>, 'entitlement'>,
  { playerId, now, last }: PlayerKey & { last: Drawn<Detail> | null },
): Promise<DrawSnapshot<T, Detail>> {
  const turnAfter = await entitlement(db, { playerId, now, last })
  return { last, turn: turnAfter(last), turnAfter }
}

/** What a player has drawn and may draw now. */
export async function getDrawSnapshot<T extends Turn, Detail>(
  db: Db | Tx,
  draw: DrawKey & Pick<Draw<never, T, Detail>, 'entitlement'>,
  player: PlayerKey,
): Promise<DrawSnapshot<T, Detail>> {
  const last = await findLastDraw<Detail>(db, player.playerId, draw)
  return toDrawSnapshot(db, draw, { ...player, last })
}

/** One turn of a player. */
export interface TakeParams<O, Detail> {
  playerId: string
  brand: string
  /** Which turn it is; each is taken once. */
  turn: number
  /** What else is kept of it. */
  detail?: (outcome: O) => Detail
  /** Of the ledger's transaction; player, instance and turn where it is left out. */
  reference?: string
}

/**
 * Draws, keeps and credits, in the command that it is part of: nothing is drawn without being paid, or
 * paid twice. Whether the player may take the turn is the caller's to know.
 */
export async function takeTurn<O extends TableOutcome, Detail = unknown>(
  command: CommandContext,
  chance: Chance<O>,
  { playerId, brand, turn, detail, reference }: TakeParams<O, Detail>,
): Promise<{ outcome: O; drawn: Drawn<Detail> }> {
  const { tx, now, random } = command
  const { instance, table, credit, place } = chance
  const outcome = place ? outcomeAt(table, place(random)) : drawOutcome(table, random)
  const drawn: Drawn<Detail> = {
    turn,
    outcomeId: outcome.id,
    drawnAt: now,
    detail: detail?.(outcome) ?? null,
  }
  await insertDraw(tx, playerId, chance, drawn)
  if (credit && outcome.prize) {
    await creditPrize(command, {
      playerId,
      brand,
      kind: credit,
      reference: reference ?? [playerId, ...(instance ? [instance] : []), turn].join(':'),
      prize: outcome.prize,
    })
  }
  return { outcome, drawn }
}
