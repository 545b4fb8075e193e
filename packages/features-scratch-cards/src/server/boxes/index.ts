import { dueKeys } from './inbox.ts'
import { magicBoxKinds } from './kinds.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { magicBoxMigrations } from './migrations.ts'
import { boxesOf, openBox } from './service.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { hasRun } from '../rules.ts'
import { magicBoxPromotions } from './promotions.ts'

/** Cosmic boxes: they open and close with the scratch cards, and scratched cards bring their keys (TEN-27). */
export const magicBox: PlatformModule = {
  name: 'magic-box',
  ledgerKinds: magicBoxKinds,
  migrations: magicBoxMigrations,
  status: () => ({
    promotions: magicBoxPromotions,
    inbox: dueKeys,
    tells: ['keys-ending'],
    // Boxes open and close with the cards (TEN-27).
    player: playerFlags({ magicBox: false }, ({ brand, now }) => ({
      magicBox: hasRun(brand, now),
    })),
  }),
  handlers: (surroundings) => ({
    'magicBox.info': async ({ kernel, brand, player }) => ({
      success: true,
      data: await boxesOf(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'magicBox.open': async ({ kernel, brand, player, params, idempotency }) => ({
      success: true,
      data: await openBox(kernel, settingsOf(surroundings, brand), {
        id: params.id,
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
