import { type PlatformModule, settingsOf } from '../../kernel/module.ts'
import { magicBoxMigrations } from './migrations.ts'
import { boxesOf, openBox } from './service.ts'

/** Cosmic boxes: they open and close with the scratch cards, and scratched cards bring their keys (TEN-27). */
export const magicBox: PlatformModule = {
  name: 'magic-box',
  migrations: magicBoxMigrations,
  handlers: (surroundings) => ({
    'magicBox.info': async ({ kernel, brand, player }) => ({
      success: true,
      data: await boxesOf(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'magicBox.open': async ({ kernel, brand, player, params, idempotency }) => ({
      success: true,
      data: await openBox(kernel, settingsOf(surroundings, brand), {
        id: (params as { id: number }).id,
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
