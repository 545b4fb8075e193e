import { gift, type Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  'moneyBox.break': gift('/sandbox/money-box', { coins: 100_000 }),
}
