import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceAt,
  costOf,
  dealRound,
  endRound,
  endsAfter,
  isOwed,
  seededRng,
  unfold,
  unfoldAt,
} from '../index.ts'
import type { RoundOutcome } from '../index.ts'
import { flightHundred } from '../models/flight-hundred.ts'
import { flightThousand } from '../models/flight-thousand.ts'
import { chanceToReach } from '../instant/crash.ts'
import { drawFlight, multipleAfter, reachedAfter, secondsUntil } from './flight.ts'

const models = [flightHundred, flightThousand].map((model) => [model.id, model] as const)
const press = { kind: 'cash-out' } as const
/** A flight whose last multiple is `end`, in hundredths. */
const deal = (end: number, target?: string) => ({
  ...dealRound(
    flightThousand,
    { action: 'begin', stake: 200, ...(target !== undefined && { target }) },
    seededRng(1),
  ),
  hidden: [end],
})
/** Ms after the beginning at which a multiple, in hundredths, has just been reached. */
const momentOf = (hundredths: number) =>
  flightThousand.countdownMs + secondsUntil(flightThousand, hundredths / 100) * 1000 + 0.01
const lastOf = ({ steps }: RoundOutcome) => steps.at(-1)!
/** The round of a player who presses at this time. */
const pressedAt = (end: number, ms: number, target?: string) =>
  unfold(deal(end, target), [choiceAt(deal(end, target), press, ms)])

describe.each(models)('the law of %s', (_, model) => {
  const rtp = model.returned / model.draws

  it('gets to every multiple as often as it says, so that each returns the same', () => {
    const lastAt = (draw: number) => drawFlight({ ...model, most: 1e9 }, { int: () => draw })[0]!
    let widest = 0
    for (let hundredths = model.least; hundredths <= model.most; hundredths++) {
      const chance = chanceToReach(model, hundredths)
      const count = Math.round(chance * model.draws)
      // The last draw that still gets there, and the first that does not.
      if (lastAt(count - 1) < hundredths || lastAt(count) >= hundredths) {
        throw new Error(`${hundredths} is not reached by ${count} draws.`)
      }
      const back = (chance * hundredths) / 100
      if (back > rtp + 1e-12) throw new Error(`${hundredths} returns ${back}.`)
      widest = Math.max(widest, rtp - back)
    }
    expect(widest).toBeLessThan(model.most / 100 / model.draws)
  })

  it('returns what is stated for any way to decide that sees the flight alone', () => {
    // A way to decide is a choice among multiples that does not hang on the end.
    const anyWay = fc.array(fc.tuple(fc.integer({ min: 101, max: model.most }), fc.nat(100)), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(anyWay, (ways) => {
        const total = ways.reduce((sum, [, weight]) => sum + weight + 1, 0)
        const back = ways.reduce(
          (sum, [at, weight]) =>
            sum + (((weight + 1) / total) * chanceToReach(model, at) * at) / 100,
          0,
        )
        expect(back).toBeLessThanOrEqual(rtp + 1e-12)
        expect(back).toBeGreaterThan(rtp - 1e-6)
      }),
    )
  })

  it('climbs as the clock goes, and never above its largest multiple', () => {
    expect(reachedAfter(model, model.countdownMs - 1)).toBe(0)
    expect(reachedAfter(model, model.countdownMs)).toBe(100)
    expect(reachedAfter(model, 1e12)).toBe(model.most)
    let before = 100
    for (let ms = model.countdownMs; ms < 20_000; ms += 7) {
      const now = reachedAfter(model, ms)
      expect(now).toBeGreaterThanOrEqual(before)
      before = now
    }
    for (const multiple of [1, 1.01, 2, 17.5, model.most / 100]) {
      expect(multipleAfter(model, secondsUntil(model, multiple))).toBeCloseTo(multiple, 6)
    }
  })
})

describe('a press', () => {
  it('pays the multiple that the clock has reached, whatever was claimed', () => {
    const claimed = choiceAt(deal(900), { kind: 'cash-out', at: 899 }, momentOf(237))
    expect(claimed).toEqual({ kind: 'cash-out', at: 237 })
    const outcome = unfold(deal(900), [claimed])
    expect(outcome).toMatchObject({ win: 474, made: 1 })
    expect(outcome.awaits).toBeUndefined()
    expect(lastOf(outcome)).toEqual({
      kind: 'flight-end',
      by: 'hand',
      end: 9,
      multiple: 2.37,
      win: 474,
    })
  })

  it('counts up to the last multiple that the flight gets to, and pays nothing after it', () => {
    expect(lastOf(pressedAt(237, momentOf(237)))).toMatchObject({ by: 'hand', win: 474 })
    const late = pressedAt(237, momentOf(238))
    expect(lastOf(late)).toMatchObject({ by: 'crash', end: 2.37, multiple: 0, win: 0 })
    expect(late.win).toBe(0)
    // One that ends at the launch is lost with the first multiple one could leave at.
    expect(lastOf(pressedAt(100, momentOf(101)))).toMatchObject({ by: 'crash', end: 1 })
  })

  it('gets the multiple that was named before the launch once that was reached', () => {
    expect(lastOf(pressedAt(900, momentOf(150), '2.00'))).toMatchObject({ by: 'hand', win: 300 })
    expect(lastOf(pressedAt(900, momentOf(450), '2.00'))).toMatchObject({ by: 'auto', win: 400 })
    expect(lastOf(pressedAt(150, momentOf(450), '2.00'))).toMatchObject({ by: 'crash', win: 0 })
  })

  it('is refused before the launch, twice, and at a multiple that cannot be', () => {
    expect(() => choiceAt(deal(900), press, 0)).toThrow(/not at 1\.01 yet/)
    expect(() => choiceAt(deal(900), press, flightThousand.countdownMs)).toThrow(RangeError)
    const once = { kind: 'cash-out', at: 120 } as const
    expect(() => unfold(deal(900), [once, once])).toThrow(/over/)
    for (const at of [100, 101.5, 100_001, NaN]) {
      expect(() => unfold(deal(900), [{ kind: 'cash-out', at }])).toThrow(RangeError)
    }
    expect(() => unfold(deal(900), [{ kind: 'hit' }])).toThrow(/cash-out/)
  })

  it('is owed: nothing keeps a player from it', () => {
    expect(isOwed(unfold(deal(900), []), press)).toBe(true)
  })
})

describe('a flight that nobody leaves', () => {
  it('pays the multiple that was named, or nothing', () => {
    expect(lastOf(endRound(deal(900, '2.00'), []))).toMatchObject({ by: 'auto', win: 400 })
    expect(lastOf(endRound(deal(200, '2.00'), []))).toMatchObject({ by: 'auto', win: 400 })
    expect(lastOf(endRound(deal(199, '2.00'), []))).toMatchObject({ by: 'crash', win: 0 })
    expect(lastOf(endRound(deal(5000), []))).toMatchObject({ by: 'crash', win: 0 })
    expect(lastOf(endRound(deal(100_000), []))).toMatchObject({ by: 'auto', win: 200_000 })
  })

  it('is over with its end or the multiple that was named, and not a moment before', () => {
    for (const [end, target, at] of [
      [237, undefined, 238],
      [100, undefined, 101],
      [900, '2.00', 200],
      [150, '2.00', 151],
      [100_000, undefined, 100_000],
    ] as const) {
      const dealt = deal(end, target)
      expect(endsAfter(dealt)).toBeCloseTo(momentOf(at), 0)
      const before = unfoldAt(dealt, [], momentOf(at) - 1)
      expect(before).toMatchObject({ awaits: ['cash-out'], win: 0, elapsedMs: momentOf(at) - 1 })
      expect(unfoldAt(dealt, [], momentOf(at))).toEqual(endRound(dealt, []))
    }
  })

  it('tells nothing of its end before it has come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000 }),
        fc.integer({ min: 100, max: 100_000 }),
        fc.integer({ min: 0, max: 15_000 }),
        (one, other, ms) => {
          const shown = [one, other].map((end) => unfoldAt(deal(end), [], ms))
          const flying = shown.filter(({ awaits }) => awaits)
          expect(flying).toEqual(flying.map(() => flying[0]))
          expect(JSON.stringify(unfold(deal(one), []))).toBe(
            JSON.stringify(unfold(deal(other), [])),
          )
        },
      ),
    )
  })
})

it.each([
  ['1.00', /1\.01 to 1000\.00/],
  ['1000.01', /1\.01 to 1000\.00/],
  ['2.505', /two decimals/],
  ['-2', /no target/],
  ['off', /no target/],
])('takes no flight that is to be left at %s', (target, message) => {
  const input = { action: 'begin', stake: 100, target } as const
  expect(() => costOf(flightThousand, input)).toThrow(RangeError)
  expect(() => costOf(flightThousand, input)).toThrow(message)
})
