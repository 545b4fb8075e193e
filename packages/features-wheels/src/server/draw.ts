import { daily, type Draw, perPurchase } from '@marquee/platform-draws'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isLootbox } from './rules.ts'
import type { WheelSettings } from './settings.ts'

/** Wheels and boxes among the draws; the instance is the wheel's id. */
export const wheelDraws = 'wheel'

type Sector = WheelSettings['sectors'][number]

interface WheelDraw extends Draw<Sector> {
  wheel: WheelSettings
}

/** A wheel or box as a draw: free once a day, or once for each purchase of its price. */
export const toDraw = (wheel: WheelSettings): WheelDraw => ({
  wheel,
  name: wheelDraws,
  instance: `${wheel.wheelId}`,
  table: wheel.sectors,
  credit: isLootbox(wheel) ? 'lootbox' : 'wheel',
  entitlement: wheel.minDeposit === null ? daily : perPurchase(wheel.minDeposit),
  refusal: ({ nextAt }, now) =>
    nextAt === null
      ? new PlatformError(
          'not-available',
          `Wheel ${wheel.wheelId} has no spin left: each purchase of ${wheel.minDeposit} US cents or more earns one.`,
        )
      : new PlatformError(
          'already-claimed',
          `Wheel ${wheel.wheelId} was spun today. It can be spun again from ${new Date(nextAt).toISOString()}.`,
          { retryAfterMs: nextAt - now },
        ),
})
