import { freeEntryDomains } from '../../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { freeEntryDeskHandlers } from './desk.ts'
import { freeEntryKinds } from './kinds.ts'
import { freeEntryMigrations } from './migrations.ts'
import { freeEntryInfo, giveCode } from './service.ts'

/** Entries by mail, which the sweepstakes rules promise: a code for each card, and the desk where cards arrive. */
export const freeEntry: PlatformModule = {
  name: 'free-entry',
  domains: freeEntryDomains,
  ledgerKinds: freeEntryKinds,
  migrations: freeEntryMigrations,
  handlers: (surroundings) => ({
    'freeEntry.info': async ({ kernel, brand, session }) => ({
      success: true,
      data: await freeEntryInfo(kernel, settingsOf(surroundings, brand), session?.playerId ?? null),
    }),
    'freeEntry.requestCode': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await giveCode(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),
    ...freeEntryDeskHandlers(surroundings),
  }),
}
