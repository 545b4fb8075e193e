import { switchesOf } from '@marquee/platform-campaigns/switches'
import type { PurchaseSource } from '@marquee/platform-kernel/status'
import { allowedWheels } from './rules.ts'

/** The dearest wheel that a purchase earns a spin of. */
export const earnedWheel: PurchaseSource = async ({ kernel, brand, playerId }) => {
  const switches = await switchesOf(kernel.db, playerId)
  const wheels = allowedWheels(brand.wheels, switches).toSorted(
    (one, other) => (other.minDeposit ?? 0) - (one.minDeposit ?? 0),
  )
  return (price) => {
    const earned = wheels.find(({ minDeposit }) => minDeposit !== null && minDeposit <= price)
    return earned ? { wheelId: earned.wheelId, title: earned.title } : null
  }
}
