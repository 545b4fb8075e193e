declare const minorBrand: unique symbol

/** An amount in the smallest unit of its currency. The only type the ledger takes. */
export type Minor = bigint & { readonly [minorBrand]: true }

export const currencies = ['coins', 'entries', 'winnings', 'tourPoints'] as const
export type Currency = (typeof currencies)[number]

/** @throws RangeError for a number that is not a safe integer: amounts are never rounded silently. */
export function minor(amount: number | bigint): Minor {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new RangeError(`${amount} is not an amount: use a whole number of the smallest unit.`)
  }
  return BigInt(amount) as Minor
}

/** For the wire, where amounts are safe integers. */
export function toWire(amount: bigint): number {
  const value = Number(amount)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${amount} does not fit on the wire.`)
  return value
}
