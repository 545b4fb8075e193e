import type { AffiliateDay } from '../contract/index.ts'
import { csvRow } from '@marquee/platform-kernel/csv'

/** Cents as dollars with their point. */
const dollars = (cents: number): string => (cents / 100).toFixed(2)

const header = csvRow([
  'day (UTC)',
  'visits',
  'sign-ups',
  'first purchases',
  'purchases',
  'purchased (USD)',
  'earned (USD)',
])

const rowOf = (day: AffiliateDay): string =>
  csvRow([
    day.day,
    ...[day.visits, day.signUps, day.firstPurchases, day.purchases].map(String),
    dollars(day.purchased),
    dollars(day.earned),
  ])

/** Days as a file for a spreadsheet. */
export const daysToCsv = (days: AffiliateDay[]): string => header + days.map(rowOf).join('')
