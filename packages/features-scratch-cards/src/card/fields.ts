import type { Outcome } from '@marquee/contract'

export interface Field {
  outcome: Outcome
  /** Its place in the table, which decides its sign. */
  rank: number
  /** One of the three that are alike. */
  isWon: boolean
}

/** The fields of a scratched card, read against the table. */
export function fieldsOf(ids: readonly number[], odds: readonly Outcome[]): Field[] {
  const countOf = (id: number) => ids.filter((one) => one === id).length
  return ids.flatMap((id) => {
    const rank = odds.findIndex((one) => one.id === id)
    const outcome = odds[rank]
    return outcome ? [{ outcome, rank, isWon: countOf(id) >= 3 }] : []
  })
}
