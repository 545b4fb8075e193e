/** The number of a bonus message in an address; null for anything else, which is ignored (BONUS-05). */
export function messageIdOf(value: string | undefined): number | null {
  if (value === undefined || !/^\d{1,10}$/.test(value)) return null
  const id = Number(value)
  return id > 0 && id <= 2_147_483_647 ? id : null
}
