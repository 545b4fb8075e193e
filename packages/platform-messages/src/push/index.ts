import type { PlatformModule } from '@marquee/platform-kernel/module'
import { runCommand } from '@marquee/platform-kernel/command'
import { dropDevice, keepDevice } from './devices.ts'
import { pushGauges } from './gauges.ts'
import { pushMigrations } from './migrations.ts'
import { prunePushes } from './outbox.ts'
import { sendDuePushes } from './worker.ts'

/** How often it is looked whether a notification is due, in ms. */
const sendEvery = 5_000
/** How often what is over is forgotten, in ms. */
const pruneEvery = 3_600_000

/** Entries of the inbox on their way to the devices of players who asked for it (PUSH-12). */
export const devicePushes: PlatformModule = {
  name: 'device-pushes',
  migrations: pushMigrations,
  gauges: ({ kernel }) => pushGauges(kernel),
  jobs: ({ kernel, providers, log }) => [
    {
      name: 'device-pushes.send',
      every: sendEvery,
      run: (stopping) => sendDuePushes({ kernel, providers }, log, stopping),
    },
    {
      name: 'device-pushes.forget-old',
      every: pruneEvery,
      run: () => prunePushes(kernel.db, kernel.clock.now()),
    },
  ],
  handlers: () => ({
    async 'inbox.keepDevice'({ kernel, player, body, idempotency }) {
      const { playerId, id: sessionId } = player()
      await runCommand(kernel, {
        name: 'device-pushes.keep',
        playerId,
        idempotency,
        input: body,
        handle: ({ tx, now }) => keepDevice(tx, { ...body, playerId, sessionId }, now),
      })
      return { success: true }
    },

    async 'inbox.dropDevice'({ kernel, player, body, idempotency }) {
      const { playerId } = player()
      await runCommand(kernel, {
        name: 'device-pushes.drop',
        playerId,
        idempotency,
        input: body,
        handle: ({ tx }) => dropDevice(tx, { ...body, playerId }),
      })
      return { success: true }
    },
  }),
}
