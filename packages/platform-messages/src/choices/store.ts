import type { Db, Tx } from '@marquee/platform-kernel/database'
import './migrations.ts'

/** How a player wants a kind of message told, beside the inbox. */
export interface Choice {
  push: boolean
  mail: boolean
}

/** What holds until a player chooses. */
export const everyWay: Choice = { push: true, mail: true }

/** What a player chose, by kind; a kind that is missing is told in every way. */
export async function choicesOf(db: Db | Tx, playerId: string): Promise<Map<string, Choice>> {
  const rows = await db
    .selectFrom('message_choice')
    .select(['kind', 'push', 'mail'])
    .where('player_id', '=', playerId)
    .execute()
  return new Map(rows.map(({ kind, ...choice }) => [kind, choice]))
}

/** What a player chose for one kind. */
export async function choiceOf(tx: Db | Tx, playerId: string, kind: string): Promise<Choice> {
  const row = await tx
    .selectFrom('message_choice')
    .select(['push', 'mail'])
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row ?? everyWay
}

export async function saveChoice(
  tx: Tx,
  { playerId, kind, choice }: { playerId: string; kind: string; choice: Choice },
): Promise<void> {
  await tx
    .insertInto('message_choice')
    .values({ player_id: playerId, kind, ...choice })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind']).doUpdateSet(choice))
    .execute()
}
