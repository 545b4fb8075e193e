import { randomUUID } from 'node:crypto'
import type { Kernel } from '../command.ts'
import { openPlayerAccounts } from '../ledger.ts'
import { at } from '../schema.ts'

/** A player with empty accounts, for tests of the kernel; gives the id. */
export async function makePlayerRow({ db, clock }: Kernel, brand = 'b'): Promise<string> {
  const id = randomUUID()
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('player')
      .values({
        id,
        brand,
        email: `${id}@example.test`,
        login: id.slice(0, 8),
        game_mode: 'TournamentPoints',
        created_at: at(clock.now()),
      })
      .execute()
    await openPlayerAccounts(tx, id)
  })
  return id
}
