import { wheelsKinds } from './kinds.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { earnedWheel } from './earned.ts'
import { wheelMigrations } from './migrations.ts'
import { listWheels, spinWheel } from './service.ts'
import { wheelsPromotions } from './promotions.ts'
import { wheelStatus } from './service.ts'
import { waitingWheels } from './waitingWheels.ts'
import { wheelsFields } from './settings.ts'

/** Wheels and lootboxes: what is on them, and the spin (CALL-65, CALL-66). */
export const wheels: PlatformModule = {
  name: 'wheels',
  ledgerKinds: wheelsKinds,
  settings: wheelsFields,
  migrations: wheelMigrations,
  status: () => ({
    promotions: wheelsPromotions,
    purchase: earnedWheel,
    info: async ({ kernel, brand, playerId }) => ({
      statusFeatures: { extendedWheels: await wheelStatus(kernel, brand, playerId) },
      ...waitingWheels(await listWheels(kernel, brand, playerId)),
    }),
  }),
  handlers: (surroundings) => ({
    'wheels.configs': async ({ kernel, brand, session }) => ({
      success: true,
      data: {
        wheels: await listWheels(
          kernel,
          settingsOf(surroundings, brand),
          session?.playerId ?? null,
        ),
      },
    }),

    'wheels.spin': async ({ kernel, brand, player, params, idempotency }) => ({
      success: true,
      data: await spinWheel(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        wheelId: params.id,
        idempotency,
      }),
    }),
  }),
}
