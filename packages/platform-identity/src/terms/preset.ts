import type { SweepstakesSettings } from './settings.ts'

/** A sponsor and an address that do not exist: an operator writes its own before it opens. */
export const defaultSweepstakes: SweepstakesSettings = {
  sponsor: {
    name: 'Example Operator LLC',
    address: '100 Example Street, Suite 200, Wilmington, DE 19801',
  },
  startsOn: '2026-11-01',
  mailIn: {
    address: 'Free Entry, P.O. Box 0000, Wilmington, DE 19899',
    entries: 500,
    cardsPerDay: 1,
    creditedWithinDays: 10,
    openCodes: 5,
    twoApprovalsAbove: 5_000,
  },
}
