import { type PlatformModule, settingsOf } from '../../kernel/module.ts'
import { prizeDropMigrations } from './migrations.ts'
import { mountSandboxPrizeDrops } from './sandbox.ts'
import { prizeDropsInfo } from './service.ts'
import { inside } from '../../kernel/events.ts'
import { drawPrizeDrop } from './drop.ts'

/** Prizes that fall on rounds while the day's pool lasts (DROPS-02, TEN-26). */
export const prizeDrops: PlatformModule = {
  name: 'prize-drops',
  on: { roundSettled: inside(drawPrizeDrop) },
  migrations: prizeDropMigrations,
  routes(app, surroundings) {
    if (surroundings.sandbox) mountSandboxPrizeDrops(app, surroundings)
  },
  handlers: (surroundings) => ({
    'prizeDrops.info': async ({ kernel, brand }) => ({
      success: true,
      data: await prizeDropsInfo(kernel, settingsOf(surroundings, brand)),
    }),
  }),
}
