import { type OperationNodeSource, sql } from 'kysely'
import { settingsOf } from './brandSettings.ts'
import type { CommandContext, Kernel } from './command.ts'
import type { Tx } from './database.ts'
import { isSerialisationFailure } from './databaseFailure.ts'
import { emit } from './events.ts'
import { type Balances, balancesOf, balanceToWire, post } from './ledger.ts'
import { askOne, type Question } from './questions.ts'
import type { GameMode } from './schema.ts'
import { type PendingPush, writeAll } from './writes.ts'

/** One run of a command: what it has read, and what it is going to write. */
export interface Attempt {
  tx: Tx
  now: number
  gameMode: GameMode | null
  pushes: PendingPush[]
  writes: OperationNodeSource[]
  /** Balances that were read, with what was posted since. */
  balances: Map<string, Balances>
  /** What was asked of players. */
  answers: Map<Question<unknown>, Map<string, unknown>>
  /** Players whose balance moved. */
  moved: Set<string>
  /** What follows the commit. */
  afterwards: ((kernel: Pick<Kernel, 'metrics'>) => void)[]
  /** Called when an event is kept for those who hear of it after the commit. */
  onEventKept: () => void
}

/** What players have answered to a question, by their ids. */
export function known<Answer>(
  { answers }: Attempt,
  question: Question<Answer>,
): Map<string, Answer> {
  // What is kept under a question are its own answers.
  const told = (answers.get(question) ?? new Map<string, unknown>()) as Map<string, Answer>
  answers.set(question, told)
  return told
}

/** What a command's handler works with. */
export function makeContext(kernel: Kernel, attempted: Attempt): CommandContext {
  const { tx, now, pushes, writes, balances, moved, afterwards, onEventKept } = attempted
  const context: CommandContext = {
    tx,
    now,
    random: kernel.random,
    originOf: kernel.originOf,
    settingsOf: (brand) => settingsOf(kernel, brand),
    async post(ledgerCommand) {
      for (const { account } of ledgerCommand.postings) {
        if ('player' in account) moved.add(account.player)
      }
      const { id, after } = await post(tx, ledgerCommand, now)
      for (const { player, currency, balance } of after) {
        const known = balances.get(player)
        if (known) known[currency] = balance
      }
      return id
    },
    async balancesOf(playerId) {
      const read = balances.get(playerId) ?? (await balancesOf(tx, playerId))
      balances.set(playerId, read)
      return { ...read }
    },
    async ask<Answer>(question: Question<Answer>, playerId: string) {
      const told = known(attempted, question)
      // An answer may be undefined itself.
      if (told.has(playerId)) return told.get(playerId) as Answer
      const answer = await askOne(tx, question, { playerId, now })
      told.set(playerId, answer)
      return answer
    },
    gameMode() {
      if (attempted.gameMode) return attempted.gameMode
      throw new Error('This command has no player, and so no mode of play.')
    },
    write: (query) => void writes.push(query),
    push: (playerId, channel, data) => pushes.push({ playerId, channel, data }),
    afterwards: (act) => void afterwards.push(act),
    async emit(name, event) {
      if (await emit(kernel, context, name, event)) onEventKept()
    },
    async part(act) {
      const own: Pick<Attempt, 'pushes' | 'writes' | 'balances' | 'afterwards'> = {
        pushes: [],
        afterwards: [],
        writes: [],
        balances: new Map([...balances].map(([id, known]) => [id, { ...known }])),
      }
      await sql`savepoint part`.execute(tx)
      try {
        await act(makeContext(kernel, { ...attempted, ...own }))
        await writeAll(tx, own.writes)
        await sql`release savepoint part`.execute(tx)
        pushes.push(...own.pushes)
        afterwards.push(...own.afterwards)
        for (const [id, known] of own.balances) balances.set(id, known)
        return null
      } catch (error) {
        if (isSerialisationFailure(error)) throw error
        await sql`rollback to savepoint part`.execute(tx)
        return error
      }
    },
  }
  return context
}

/** What players whose balance moved are told. @param own the command's player. */
export async function balancePushes(
  context: CommandContext,
  moved: Set<string>,
  own: string | null,
) {
  const pushes: PendingPush[] = []
  for (const playerId of moved) {
    const gameMode =
      playerId === own
        ? context.gameMode()
        : (
            await context.tx
              .selectFrom('player')
              .select('game_mode')
              .where('id', '=', playerId)
              .executeTakeFirstOrThrow()
          ).game_mode
    const balance = balanceToWire(await context.balancesOf(playerId))
    pushes.push({ playerId, channel: 'setBalance', data: { balance, gameMode } })
  }
  return pushes
}
