import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { machineTeaser } from './machine.ts'
import { meterTeaser } from './meter.ts'
import { texts } from './messages/texts.ts'

const feature = 'funmachine'
const link = '/funmachine'

/** The machine, ready every few hours, and the meter, which pays by itself when it is full. */
export const funmachinePromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const machine = await machineTeaser(kernel, brand, playerId)
  const meter = await meterTeaser(kernel, brand, playerId)
  const hours = brand.funmachine?.hours ?? 0
  return [
    ...(machine
      ? [
          promotion({
            id: 'funmachine',
            feature,
            link,
            title: texts('promotions.funmachine.title'),
            text: texts('promotions.funmachine.text', { count: hours, hours }),
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
            title: texts('promotions.funmeter.title'),
            text: texts('promotions.funmeter.text'),
            gives: exactly(brand.funmeter.prize),
          }),
        ]
      : []),
  ]
}
