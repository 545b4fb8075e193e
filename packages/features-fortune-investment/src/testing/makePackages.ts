import type { FeatureInfo } from '@marquee/contract'
import type { ChosenPackage, InvestmentPackage } from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

const off = { isActive: false }

/** A day, three and a week. */
export const makePackages = (): InvestmentPackage[] =>
  (
    [
      ['One day', 'Un día', 1_000, 1, 50],
      ['Three days', 'Tres días', 3_000, 3, 200],
      ['A week', 'Una semana', 50_000, 7, 600],
    ] as const
  ).map(([en, es, coinsSetAside, days, coins], index) => ({
    id: index + 1,
    title: { en, es },
    coinsSetAside,
    days,
    bonus: { coins, entries: 0 },
  }))

/** A thousand coins whose time is not over for as long as anybody looks. */
export const makeChosen = (overrides: Partial<ChosenPackage> = {}): ChosenPackage => ({
  package: makePackages()[0] as InvestmentPackage,
  chosenAt: Date.UTC(2026, 10, 20),
  isAvailable: false,
  availableAt: Date.UTC(2099, 0, 1),
  ...overrides,
})

/** A platform that says whether there is anything here for whoever asks. */
export const makeStatus = (
  isActive = true,
  packages: InvestmentPackage[] = makePackages(),
): FeatureInfo => {
  const { statusFeatures, ...rest } = makeFeatureInfo()
  return {
    ...rest,
    statusFeatures: { ...statusFeatures, fortuneInvestment: isActive ? { isActive } : off },
    featuresInfo: isActive ? { 'fortune-investment-packages-info': { packages } } : {},
  }
}
