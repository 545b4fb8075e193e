import { funmachineDomains } from '../contract/index.ts'
import { funmachineKinds } from './kinds.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { machineOf, playMachine } from './machine.ts'
import { meterOf } from './meter.ts'
import { funmachineMigrations } from './migrations.ts'
import { inside } from '@marquee/platform-kernel/events'
import { fillFunmeter } from './progress.ts'
import { machineTeaser } from './machine.ts'
import { meterTeaser } from './meter.ts'
import { funmachinePromotions } from './promotions.ts'
import { funmachineFields } from './settings.ts'

/** A machine that gives something now and then, and the meter beside it (INVEST-02, INVEST-03). */
export const funmachine: PlatformModule = {
  name: 'funmachine',
  domains: funmachineDomains,
  ledgerKinds: funmachineKinds,
  settings: funmachineFields,
  on: { roundSettled: inside(fillFunmeter) },
  migrations: funmachineMigrations,
  status: () => ({
    promotions: funmachinePromotions,
    async info({ kernel, brand, playerId }) {
      const machine = await machineTeaser(kernel, brand, playerId)
      const meter = await meterTeaser(kernel, brand, playerId)
      return {
        featuresInfo: {
          ...(machine && { funmachine: machine }),
          ...(meter && { 'funmeter-info': meter }),
        },
      }
    },
  }),
  handlers: (surroundings) => ({
    'funmachine.info': async ({ kernel, brand, player }) => ({
      success: true,
      data: await machineOf(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'funmachine.play': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await playMachine(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'funmachine.meter': async ({ kernel, brand, player }) => ({
      success: true,
      data: await meterOf(kernel, settingsOf(surroundings, brand), player().playerId),
    }),
  }),
}
