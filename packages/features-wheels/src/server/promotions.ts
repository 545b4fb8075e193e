import type { Promotion, Wheel } from '@marquee/contract'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { isLootbox } from './rules.ts'
import { listWheels } from './service.ts'
import { texts as say } from './messages/texts.ts'
import type { WheelSettings } from './settings.ts'

/** How a turn comes: one a day, or with each purchase of a price in US cents. */
function howOf(kind: 'wheel' | 'box', minDeposit: number | null) {
  if (minDeposit === null) return say(`promotions.texts.${kind}`)
  const dollars = (minDeposit / 100).toFixed(2)
  return say(kind === 'box' ? 'promotions.texts.earnedBox' : 'promotions.texts.earnedWheel', {
    dollars,
  })
}

const linkTo = ({ type }: Wheel): string =>
  type === 'daily' ? '/lobby/?openModal=daily-wheel' : '/wheel-of-wins'

const toPromotion = (wheel: Wheel, shownBy: WheelSettings['shownBy']): Promotion => {
  const kind = isLootbox(wheel) ? 'box' : 'wheel'
  const { type, title, available, availableDate, minDeposit, sectors } = wheel
  return promotion({
    id: kind === 'wheel' ? `${type}-wheel` : type,
    feature: shownBy?.feature ?? 'wheels',
    title,
    text: howOf(kind, minDeposit),
    link: shownBy?.link ?? linkTo(wheel),
    ready: available ? 1 : 0,
    nextAt: availableDate,
    gives: upTo(sectors.map(({ prize }) => prize)),
  })
}

/** Wheels and boxes, each by itself: of the day or earned by purchases. */
export const wheelsPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const shownBy = new Map(brand.wheels.map((wheel) => [wheel.wheelId, wheel.shownBy]))
  const wheels = await listWheels(kernel, brand, playerId)
  return wheels.map((wheel) => toPromotion(wheel, shownBy.get(wheel.wheelId) ?? null))
}
