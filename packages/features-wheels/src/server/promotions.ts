import type { Promotion, Wheel } from '@marquee/contract'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { isLootbox } from './rules.ts'
import { listWheels } from './service.ts'

const texts = {
  wheel: { en: 'One free spin every day.', es: 'Un giro gratis cada día.' },
  earnedWheel: { en: 'A spin for a purchase.', es: 'Un giro por cada compra.' },
  box: { en: 'One free box every day.', es: 'Una caja gratis cada día.' },
  earnedBox: { en: 'A box for a purchase.', es: 'Una caja por cada compra.' },
}

const linkTo = (wheel: Wheel): string => {
  if (isLootbox(wheel)) return '/lobby/?openModal=lootboxes'
  return wheel.type === 'daily' ? '/lobby/?openModal=daily-wheel' : '/wheel-of-wins'
}

const toPromotion = (wheel: Wheel): Promotion => {
  const kind = isLootbox(wheel) ? 'box' : 'wheel'
  const { type, title, available, availableDate, minDeposit, sectors } = wheel
  return promotion({
    id: kind === 'wheel' ? `${type}-wheel` : type,
    feature: kind === 'box' ? 'lootboxes' : 'wheels',
    title,
    text: texts[minDeposit === null ? kind : kind === 'box' ? 'earnedBox' : 'earnedWheel'],
    link: linkTo(wheel),
    ready: available ? 1 : 0,
    nextAt: availableDate,
    gives: upTo(sectors.map(({ prize }) => prize)),
  })
}

/** Wheels and boxes, each by itself: of the day or earned by purchases. */
export const wheelsPromotions: PromotionSource = async ({ kernel, brand, playerId }) =>
  (await listWheels(kernel, brand, playerId)).map(toPromotion)
