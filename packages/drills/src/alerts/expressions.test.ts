import { describe, expect, it } from 'vitest'
import { evaluateText, type Scrape } from './expressions.ts'

const makeScrape = (at: number, value?: number): Scrape => ({
  at,
  samples: value === undefined ? [] : [{ name: 'failures_total', labels: {}, value }],
})
const grownBy = (...scrapes: Scrape[]) => evaluateText('sum(increase(failures_total[1m]))', scrapes)

describe('the increase of a counter', () => {
  it('is what came after it was first seen', () => {
    expect(grownBy(makeScrape(10, 0), makeScrape(25, 8))).toEqual([{ labels: {}, value: 8 }])
  })
  it('is nothing where it appears with its first failures, as for Prometheus', () => {
    expect(grownBy(makeScrape(10), makeScrape(25, 8), makeScrape(40, 8))).toEqual([
      { labels: {}, value: 0 },
    ])
  })
  it('is not known of one sample, nor of what stands at the beginning of the window', () => {
    expect(grownBy(makeScrape(10, 8))).toEqual([])
    expect(grownBy(makeScrape(0, 0), makeScrape(60, 8))).toEqual([])
  })
  it('goes on over a restart', () => {
    expect(grownBy(makeScrape(10, 7), makeScrape(25, 9), makeScrape(40, 3))).toEqual([
      { labels: {}, value: 5 },
    ])
  })
})
