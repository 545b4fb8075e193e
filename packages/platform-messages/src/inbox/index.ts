import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { choiceMigrations } from '../choices/migrations.ts'
import { inboxMigrations } from './migrations.ts'
import { chooseSetting, listSettings } from './settings.ts'
import { listInbox, pruneInbox, readInbox } from './service.ts'

/** How often old entries are forgotten, in ms. */
const pruneEvery = 3_600_000

/** What happened to a player, kept on the platform so that every device has it (LAYOUT-10). */
export const inbox: PlatformModule = {
  name: 'inbox',
  migrations: [...inboxMigrations, ...choiceMigrations],
  jobs: ({ kernel }) => [
    { name: 'inbox.forget-old', every: pruneEvery, run: () => pruneInbox(kernel) },
  ],
  handlers: (surroundings) => ({
    async 'inbox.list'({ kernel, brand, player, query }) {
      const context = {
        kernel,
        brand: settingsOf(surroundings, brand),
        playerId: player().playerId,
      }
      const page = query
      return { success: true, data: await listInbox(context, page, surroundings.status.inbox) }
    },

    async 'inbox.read'({ kernel, player, body, idempotency }) {
      const { ids } = body
      const { playerId } = player()
      return { success: true, data: await readInbox(kernel, { playerId, ids, idempotency }) }
    },

    async 'inbox.settings'({ kernel, player }) {
      const kinds = await listSettings(kernel.db, player().playerId, surroundings.status.tells)
      return { success: true, data: { kinds } }
    },

    async 'inbox.choose'({ kernel, player, body, idempotency }) {
      const choice = { ...body, playerId: player().playerId, idempotency }
      const kinds = await chooseSetting(kernel, choice, surroundings.status.tells)
      return { success: true, data: { kinds } }
    },
  }),
}
