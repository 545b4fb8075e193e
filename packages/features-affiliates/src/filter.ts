import { firstOf } from '@marquee/core'
import type { AffiliateFilter } from './contract/schemas.ts'

const isDay = (value: string | undefined): value is string =>
  value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** The days that the address asks for; what is no day is left out. */
export function filterOf(search: Record<string, unknown>): AffiliateFilter {
  const from = firstOf(search['from'])
  const to = firstOf(search['to'])
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
}

/** Where the same days come as a CSV file. */
export function exportAddress({ from, to }: AffiliateFilter): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
  return `/rest/affiliates/days/export/${query.size ? `?${query}` : ''}`
}
