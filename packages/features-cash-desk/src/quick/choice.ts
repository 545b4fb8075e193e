import type { CashDesk, CashPackage, Deposit, PaymentMethod } from '@marquee/contract'

export interface QuickChoice {
  item: CashPackage
  method: PaymentMethod | undefined
  /** It is what this player bought last, and still on sale. */
  isLast: boolean
}

const byPrice = (one: CashPackage, other: CashPackage): number => one.price - other.price

/**
 * What the quick buy begins with: the package and the method that were paid with last; for who has
 * bought nothing yet, or nothing that is still on sale, the smallest package. Null where nothing is sold.
 */
export function quickChoice(
  { packages, methods, closedUntil }: Pick<CashDesk, 'packages' | 'methods' | 'closedUntil'>,
  deposits: readonly Deposit[],
): QuickChoice | null {
  if (closedUntil !== null || !methods.length) return null
  // Newest first, as the platform lists them.
  const last = deposits.find(({ status }) => status === 'complete')
  const method = methods.find(({ id }) => id === last?.method)?.id ?? methods[0]?.id
  const again = packages.find(({ presetId }) => presetId === last?.presetId)
  if (again) return { item: again, method, isLast: true }
  const [smallest] = packages.toSorted(byPrice)
  return smallest ? { item: smallest, method, isLast: false } : null
}

/** The least that has to be paid to get so much of a unit, in its minor units; null where nothing does. */
export function coveringPackage(
  { packages, methods, closedUntil }: Pick<CashDesk, 'packages' | 'methods' | 'closedUntil'>,
  { unit, missing }: { unit: 'coins' | 'entries'; missing: number },
): CashPackage | null {
  if (closedUntil !== null || !methods.length) return null
  return packages.filter(({ gives }) => gives[unit] >= missing).toSorted(byPrice)[0] ?? null
}
