import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { machineTeaser } from './machine.ts'
import { meterTeaser } from './meter.ts'

const feature = 'funmachine'
const link = '/funmachine'

/** The machine, ready every few hours, and the meter, which pays by itself when it is full. */
export const funmachinePromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const machine = await machineTeaser(kernel, brand, playerId)
  const meter = await meterTeaser(kernel, brand, playerId)
  return [
    ...(machine
      ? [
          promotion({
            id: 'funmachine',
            feature,
            link,
            title: { en: 'Funmachine', es: 'Máquina de cápsulas' },
            text: {
              en: `A free capsule every ${brand.funmachine?.hours} hours.`,
              es: `Una cápsula gratis cada ${brand.funmachine?.hours} horas.`,
            },
            ready: machine.isAvailable ? 1 : 0,
            nextAt: machine.availableAt,
            gives: upTo(machine.odds.map(({ prize }) => prize)),
          }),
        ]
      : []),
    ...(meter && brand.funmeter
      ? [
          promotion({
            id: 'funmeter',
            feature,
            link,
            title: { en: 'Funmeter', es: 'Funmeter' },
            text: {
              en: 'Playing fills it. A full meter pays at once.',
              es: 'Se llena jugando. Al llenarse, paga al momento.',
            },
            gives: exactly(brand.funmeter.prize),
          }),
        ]
      : []),
  ]
}
