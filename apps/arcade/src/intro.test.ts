import { gameModels, rulesOf } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { introOf } from './intro.ts'
import { loadTexts, makeTranslate } from './texts/texts.ts'

it('tells every kind of game in one short line', async () => {
  const t = makeTranslate(await loadTexts('en'))
  const lines = new Map(gameModels.map((model) => [model.id, introOf(rulesOf(model), t)]))
  for (const [id, line] of lines) expect(line, id).toMatch(/^[^{}]{4,60}$/)
  expect(lines.get('cascade-summit')).toBe('1024 ways · falls up to ×16')
})
