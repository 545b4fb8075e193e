import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const packages = `${import.meta.dirname}/../..`
const read = (file: string) => readFileSync(`${packages}/${file}`, 'utf8')
const featureOf = (file: string) => file.split('/')[0]!

/** Claims whose prize was named before the press: there is nothing to reveal. */
const named: Record<string, string> = {
  'features-fortune-investment': 'the bonus is named when the coins go in',
  'features-lottery': 'the ticket names what it won',
  'features-quests': 'the task names its prize',
  'features-vip': 'the level, the week and the cashback name theirs',
}

const draws = globSync('features-*/src/**/*.{ts,tsx}', { cwd: packages }).filter(
  (file) => !/\.(?:test|stories)\./.test(file) && /\buse(?:PrizeDraw|Spin)[<(]/.test(read(file)),
)
const drawing = [...new Set(draws.map(featureOf))].toSorted()
const hasRevealTest = (feature: string) =>
  globSync(`${feature}/src/**/*.test.tsx`, { cwd: packages }).some((file) =>
    read(file).includes('describeReveal({'),
  )

describe('draws of prizes', () => {
  it('are found in the sources', () => {
    expect(drawing.length).toBeGreaterThan(10)
    expect(drawing).toEqual(expect.arrayContaining(Object.keys(named)))
  })

  it.each(drawing.filter((feature) => !named[feature]))(
    '%s > is tested to keep its outcome until it is revealed',
    (feature) => {
      expect(hasRevealTest(feature)).toBe(true)
    },
  )
})
