import { describe, expect, it } from 'vitest'
import { dayName, dayNumber, dayOfName } from './days.ts'
import { daysBetween, noFigures, totalsOf } from './figures.ts'
import { visitorHash } from './visits.ts'

describe('days', () => {
  it('are those of UTC, and lead back to their numbers', () => {
    const day = dayNumber(Date.parse('2026-11-22T23:59:59.999Z'))
    expect(dayName(day)).toBe('2026-11-22')
    expect(dayOfName('2026-11-22')).toBe(day)
    expect(dayName(day + 9)).toBe('2026-12-01')
  })
})

describe('totals', () => {
  it('reach back to the seventh and the thirtieth day, today included', () => {
    const one = { ...noFigures, visits: 1, earned: 10 }
    const figures = new Map([0, 6, 7, 29, 30].map((back) => [1000 - back, one]))
    const { today, week, month, all } = totalsOf(figures, 1000)
    expect([today, week, month, all].map(({ visits }) => visits)).toEqual([1, 2, 4, 5])
    expect(all.earned).toBe(50)
  })

  it('leave no day out of a row', () => {
    const days = daysBetween(new Map([[1, { ...noFigures, visits: 2 }]]), 0, 2)
    expect(days.map(({ day, visits }) => [day, visits])).toEqual([
      ['1970-01-01', 0],
      ['1970-01-02', 2],
      ['1970-01-03', 0],
    ])
    expect(daysBetween(new Map(), 3, 2)).toEqual([])
  })
})

describe('a visitor’s hash', () => {
  const place = { partnerId: 'one', day: 20_000 }
  const visitor = { clientIp: '198.51.100.7', userAgent: 'Firefox' }
  it('is the same all day, and another for another day, partner, address, browser or secret', () => {
    const hash = visitorHash('secret', place, visitor)
    expect(visitorHash('secret', { ...place }, { ...visitor })).toBe(hash)
    const others = [
      visitorHash('secret', { ...place, day: 20_001 }, visitor),
      visitorHash('secret', { ...place, partnerId: 'two' }, visitor),
      visitorHash('secret', place, { ...visitor, clientIp: '198.51.100.8' }),
      visitorHash('secret', place, { ...visitor, userAgent: 'Safari' }),
      visitorHash('another', place, visitor),
    ]
    expect(new Set([hash, ...others]).size).toBe(6)
    expect(hash).not.toContain('198')
  })
})
