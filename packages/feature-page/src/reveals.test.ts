import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const packages = `${import.meta.dirname}/../..`
const read = (file: string) => readFileSync(`${packages}/${file}`, 'utf8')
const featureOf = (file: string) => file.split('/')[0]!

/** The platform draws for it: it takes more of the draws than their credit. */
const drawsOnPlatform = (file: string) => /from '@marquee\/platform-draws'/.test(read(file))
/** Its page draws, or stages what was drawn. */
const showsPrize = (file: string) =>
  /from '@marquee\/prize-ui'/.test(read(file)) &&
  /\b(?:use(?:PrizeDraw|ChosenDraw|Spin|Reveal)|rewardLines)[<(]|<PrizeReveal\b/.test(read(file))
const draws = globSync('features-*/src/**/*.{ts,tsx}', { cwd: packages }).filter(
  (file) => !/\.(?:test|stories)\./.test(file) && (drawsOnPlatform(file) || showsPrize(file)),
)
const drawing = [...new Set(draws.map(featureOf))].toSorted()
/** Claims whose prize was named before the press, by their own word: there is nothing to reveal. */
const isNamedBefore = (feature: string): boolean =>
  'namedBefore' in
  ((JSON.parse(read(`${feature}/package.json`)) as { marquee?: object }).marquee ?? {})
const hasRevealTest = (feature: string) =>
  globSync(`${feature}/src/**/*.test.tsx`, { cwd: packages }).some((file) =>
    read(file).includes('describeReveal({'),
  )

describe('draws of prizes', () => {
  it('are found in the sources', () => {
    expect(drawing.length).toBeGreaterThan(10)
  })

  it.each(drawing.filter((feature) => !isNamedBefore(feature)))(
    '%s > is tested to keep its outcome until it is revealed',
    (feature) => {
      expect(hasRevealTest(feature)).toBe(true)
    },
  )

  it.each(
    draws.filter((file) => /<PrizeReveal\b/.test(read(file)) && /<Button\b/.test(read(file))),
  )('%s > puts a prize away with the one button that all of them have', (file) => {
    expect(read(file)).toContain("'draw.moment.done'")
  })
})
