import type { Coin, SlotModel } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'

/** What stands on a coin: what it pays, its jackpot, or what it does. */
export function coinLabel(
  { feature, factor = 1, multiple, jackpot }: Coin,
  model: SlotModel,
  { stake, t, formats }: { stake: number; t: Translate; formats: Formats },
): string {
  if (feature === 'multiply') return `×${factor}`
  if (feature === 'respin') return '+1'
  if (feature === 'collect' && multiple === 0) return ''
  if (!jackpot) return formats.amount(multiple * stake)
  const name = t(`jackpot.${jackpot}`)
  const prize = model.engine === 'hold-and-link' ? model.hold.jackpots[jackpot] : multiple
  return multiple > prize ? `${name} ×${multiple / prize}` : name
}
