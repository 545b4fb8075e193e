import { expect, it } from 'vitest'
import { multipleText } from './multipleText.ts'

it.each([
  [0, 'en', '×0'],
  [12.5, 'en', '×12.5'],
  [1250.75, 'en', '×1,250.75'],
  // Spanish as it is written in the United States.
  [1250.75, 'es', '×1,250.75'],
])('says %d in %s as %s', (multiple, locale, text) => {
  expect(multipleText(multiple, locale)).toBe(text)
})
