import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealRound, endRound, isOwed, seededRng, unfold } from '../index.ts'
import type { RoundChoice, RoundOutcome } from '../index.ts'
import { mines25 } from '../models/mines-25.ts'
import { chanceOf, drawMines, mineCounts, mostOpened, payOf } from './mines.ts'

const deal = (mines: number, seed = 1) =>
  dealRound(mines25, { action: 'begin', stake: 100, target: String(mines) }, seededRng(seed))
const open = (cell: number): RoundChoice => ({ kind: 'open', cell })
const safeCells = ({ hidden }: { hidden: number[] }) =>
  Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !hidden.includes(cell))
const kinds = ({ steps }: RoundOutcome) => steps.map(({ kind }) => kind)

describe('the law', () => {
  it('opens by the hypergeometric law', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    for (const mines of mineCounts(mines25)) {
      for (let opened = 0; opened <= mostOpened(mines25, mines); opened++) {
        const exact = choose(25 - mines, opened) / choose(25, opened)
        expect(chanceOf(mines25, mines, opened)).toBeCloseTo(exact, 12)
      }
    }
  })

  it('returns the same, within half a percentage point, wherever one stops', () => {
    const returns = mineCounts(mines25).flatMap((mines) =>
      Array.from(
        { length: mostOpened(mines25, mines) + 1 },
        (_, opened) => chanceOf(mines25, mines, opened) * payOf(mines25, mines, opened),
      ),
    )
    expect(returns.length).toBeGreaterThan(150)
    expect(Math.min(...returns)).toBeGreaterThan(0.965)
    expect(Math.max(...returns)).toBeLessThan(0.975)
  })

  it('pays more for each cell, and never more than its highest win', () => {
    for (const mines of mineCounts(mines25)) {
      const pays = Array.from({ length: mostOpened(mines25, mines) }, (_, index) =>
        payOf(mines25, mines, index + 1),
      )
      expect(pays.every((pay, index) => index === 0 || pay > pays[index - 1]!)).toBe(true)
      expect(Math.max(...pays)).toBeLessThanOrEqual(mines25.maxWinMultiple)
    }
  })

  it('lays mines everywhere alike', () => {
    const rng = seededRng(7)
    const laid = Array.from({ length: 25 }, () => 0)
    const fields = 40_000
    for (let field = 0; field < fields; field++) {
      const mines = drawMines(mines25, 5, rng)
      expect(new Set(mines).size).toBe(5)
      for (const cell of mines) laid[cell]!++
    }
    for (const count of laid) expect(Math.abs(count / fields - 0.2)).toBeLessThan(0.01)
  })
})

describe('a round', () => {
  it('shows nothing of the mines before its end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.integer(),
        fc.nat(23),
        (mines, seed, count) => {
          const dealt = deal(mines, seed)
          const choices = safeCells(dealt)
            .slice(0, Math.min(count, mostOpened(mines25, mines) - 1))
            .map(open)
          const shown = unfold(dealt, choices)
          // The same choices on another field with those cells safe look the same.
          const other = { ...dealt, hidden: dealt.hidden.map((cell) => cell) }
          const free = safeCells(dealt).slice(choices.length)
          if (free.length > 0) other.hidden = [free[0]!, ...dealt.hidden.slice(1)]
          expect(unfold(other, choices)).toEqual(shown)
          expect(kinds(shown)).not.toContain('field-end')
        },
      ),
    )
  })

  it('waits until the player cashes out and pays what stands', () => {
    const dealt = deal(3)
    const [one = 0, two = 0] = safeCells(dealt)
    expect(unfold(dealt, [])).toMatchObject({ awaits: ['open'], made: 0, cost: 100 })
    const standing = unfold(dealt, [open(one), open(two)])
    expect(standing).toMatchObject({ awaits: ['open', 'cash-out'], win: 126 })
    const over = unfold(dealt, [open(one), open(two), { kind: 'cash-out' }])
    expect(over).toMatchObject({ win: 126, made: 3 })
    expect(over.awaits).toBeUndefined()
    expect(over.steps.at(-1)).toEqual({
      kind: 'field-end',
      by: 'cash-out',
      mines: dealt.hidden,
      multiple: 1.26,
      win: 126,
    })
  })

  it('is over with a mine, and when there is no more to open', () => {
    const dealt = deal(3)
    const lost = unfold(dealt, [open(safeCells(dealt)[0]!), open(dealt.hidden[0]!)])
    expect(lost.steps.at(-1)).toMatchObject({ by: 'mine', win: 0 })
    expect([lost.win, lost.awaits]).toEqual([0, undefined])
    const most = deal(24)
    expect(unfold(most, safeCells(most).map(open)).steps.at(-1)).toMatchObject({
      by: 'full',
      win: 2425,
    })
  })

  it('refuses cells that there are not or are open, and choices after its end', () => {
    const dealt = deal(3)
    const cell = safeCells(dealt)[0]!
    for (const choices of [
      [open(25)],
      [open(-1)],
      [open(0.5)],
      [open(cell), open(cell)],
      [open(dealt.hidden[0]!), { kind: 'cash-out' } as const],
    ]) {
      expect(() => unfold(dealt, choices)).toThrow(RangeError)
    }
    expect(() => unfold({ ...dealt, target: '25' }, [])).toThrow(/"1" to "24"/)
  })

  it('cashes out what stands when nobody chooses any more, by the same return with nothing open', () => {
    const dealt = deal(3)
    expect(endRound(dealt, []).win).toBe(97)
    expect(endRound(dealt, [open(safeCells(dealt)[0]!)]).win).toBe(110)
    const over = unfold(dealt, [open(dealt.hidden[0]!)])
    expect(endRound(dealt, [open(dealt.hidden[0]!)])).toEqual(over)
  })

  it('owes the player the first cell and the way out, and no more', () => {
    const dealt = deal(3)
    const begun = unfold(dealt, [])
    expect([isOwed(begun, open(0)), isOwed(begun, { kind: 'cash-out' })]).toEqual([true, true])
    const standing = unfold(dealt, [open(safeCells(dealt)[0]!)])
    expect([isOwed(standing, open(0)), isOwed(standing, { kind: 'cash-out' })]).toEqual([
      false,
      true,
    ])
  })
})
