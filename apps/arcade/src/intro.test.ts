import { gameModels } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { introOf } from './intro.ts'
import { loadShownModel } from './shown-model.ts'
import { loadTexts, makeTranslate } from './texts/texts.ts'

it('tells every kind of game in a few words', async () => {
  const t = makeTranslate(await loadTexts('en'))
  const models = await Promise.all(gameModels.map(({ id }) => loadShownModel(id)))
  const lines = new Map(models.map((model) => [model.id, introOf(model, t)]))
  for (const [id, line] of lines) expect(line.kind, id).toMatch(/^[^{}]{4,40}$/)
  expect(lines.get('cascade-summit')).toEqual({ kind: '1024 ways', falls: 'Falls up to ×16' })
  expect(lines.get('cluster-meadow')?.kind).toMatch(/^Clusters of \d or more$/)
  expect(lines.get('pick-chests-20')).toEqual({ kind: 'Boxes to pick: 15' })
  expect(lines.get('jackpot-25')).toEqual({ kind: '25 lines' })
})
