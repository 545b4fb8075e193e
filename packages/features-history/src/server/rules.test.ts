import { describe, expect, it } from 'vitest'
import { csvCell, csvRow } from '@marquee/platform-kernel/csv'
import { decimal } from './csv.ts'
import { historyStart, monthsSince, statementsFrom } from './rules.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const nothing = { coins: 0n, entries: 0n, winnings: 0n, tourPoints: 0n }

describe('statements', () => {
  it('reach back a year, and not before the account was opened', () => {
    expect(new Date(historyStart(now))).toEqual(new Date('2025-11-01T00:00:00Z'))
    expect(monthsSince(Date.parse('2020-01-01'), now)).toHaveLength(13)
    expect(monthsSince(Date.parse('2026-10-31T23:59:59Z'), now)).toEqual(['2026-11', '2026-10'])
  })

  it('close where the next one opens, down to nothing', () => {
    const [november, october] = statementsFrom(
      [
        { month: '2026-10', wallet: 'coins', received: 500n, given: 200n },
        { month: '2026-11', wallet: 'coins', received: 50n, given: 20n },
      ],
      { ...nothing, coins: 330n },
      ['2026-10', '2026-11'],
    )
    expect(november?.wallets[0]).toEqual({
      wallet: 'coins',
      opening: 300,
      received: 50,
      given: 20,
      closing: 330,
    })
    expect(october?.wallets[0]).toMatchObject({ opening: 0, closing: 300 })
  })
})

describe('a CSV cell', () => {
  it.each(['=1+1', '+1 call', '-1+2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")'])(
    'never begins as a formula: %j',
    (value) => {
      expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('keeps figures figures, and quotes what would break the line', () => {
    expect(csvRow(['-12.50', 'Fire, "Ice"', 'plain'])).toBe('-12.50,"Fire, ""Ice""",plain\r\n')
  })

  it('writes hundredths with their point', () => {
    expect([decimal(-5, 'entries'), decimal(1250, 'winnings'), decimal(-20, 'coins')]).toEqual([
      '-0.05',
      '12.50',
      '-20',
    ])
  })
})
