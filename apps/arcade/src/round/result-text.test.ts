import type { RoundOutcome } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { makeFormats } from '../format.ts'
import { arcadeTexts } from '../index.ts'
import { makeTranslate } from '../texts/texts.ts'
import { resultText } from './result-text.ts'

const t = makeTranslate(await arcadeTexts.en())
const formats = makeFormats('en', { label: 'coins', fractionDigits: 0 })

function makeOutcome(overrides: Partial<RoundOutcome> = {}): RoundOutcome {
  return {
    modelId: 'lines-5-fruit',
    action: 'spin',
    stake: 100,
    cost: 100,
    win: 0,
    capped: false,
    steps: [],
    ...overrides,
  }
}

it.each([
  [0, 'No win'],
  [40, 'Returned 40'],
  [100, 'Returned 100'],
  [101, 'You win 101'],
])('calls a return of %i on a cost of 100 "%s"', (win, text) => {
  expect(resultText(makeOutcome({ win }), t, formats)).toBe(text)
})

it('says when the highest win of a game was reached', () => {
  const text = resultText(makeOutcome({ win: 5000, capped: true }), t, formats)
  expect(text).toContain('Highest win')
})

it('tells a win of somebody else as theirs', () => {
  expect(resultText(makeOutcome({ win: 250 }), t, formats, 'theirs')).toBe('Won 250')
  expect(resultText(makeOutcome(), t, formats, 'theirs')).toBe('No win')
})
