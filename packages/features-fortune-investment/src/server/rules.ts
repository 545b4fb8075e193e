import type { ChosenPackage, InvestmentPackage } from '../contract/schemas.ts'
import type { FortuneInvestmentSettings } from './settings.ts'
import type { SetAsideRow } from './store.ts'

const dayMs = 86_400_000

/** A brand's packages as players see them. */
export const packagesOf = ({ packages }: FortuneInvestmentSettings): InvestmentPackage[] =>
  packages.map(({ id, title, coins, days, bonus }) => ({
    id,
    title,
    coinsSetAside: coins,
    days,
    bonus: { coins: bonus, entries: 0 },
  }))

/** When the bonus of coins that are set aside now comes with them: whole days later, to the minute. */
export const availableFrom = ({ days }: Pick<InvestmentPackage, 'days'>, now: number): number =>
  now + days * dayMs

export const isAvailable = ({ available_at }: Pick<SetAsideRow, 'available_at'>, now: number) =>
  now >= available_at

export const chosenToWire = (
  { package: chosen, chosen_at, available_at }: Omit<SetAsideRow, 'returned_at'>,
  now: number,
): ChosenPackage => ({
  package: chosen,
  chosenAt: chosen_at,
  isAvailable: isAvailable({ available_at }, now),
  availableAt: available_at,
})
