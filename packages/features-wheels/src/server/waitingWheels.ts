import type { FeatureInfo, WaitingWheel, Wheel } from '@marquee/contract'

export type WaitingWheels = Pick<FeatureInfo, 'availableWheel' | 'boosterWheel' | 'extraWheel'>

/** What an entry shows of the first wheel of some types whose spin waits; null for none. */
function firstOf(wheels: Wheel[], ...types: Wheel['type'][]): WaitingWheel | null {
  const found = wheels.find(({ type, available }) => available && types.includes(type))
  if (!found) return null
  const { wheelId, type, title, enableToDate, minDeposit } = found
  return { wheelId, type, title, enableToDate, minDeposit }
}

function boosterOf(wheels: Wheel[]): FeatureInfo['boosterWheel'] {
  if (!wheels.some(({ type }) => type === 'booster')) return null
  const found = firstOf(wheels, 'booster')
  return { wheels: found && { id: found.wheelId } }
}

/** Which wheels wait for whoever has them (FEATURE-01); boxes are told of elsewhere (LOOTBOX-02). */
export const waitingWheels = (wheels: Wheel[]): WaitingWheels => ({
  availableWheel: firstOf(wheels, 'daily', 'deposit'),
  boosterWheel: boosterOf(wheels),
  extraWheel: firstOf(wheels, 'extra'),
})
