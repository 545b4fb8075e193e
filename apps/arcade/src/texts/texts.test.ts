import { expect, it } from 'vitest'
import { arcadeTexts } from '../index.ts'
import { messages as captionTexts } from './captions/index.ts'
import { messages as ruleTexts } from './rules/index.ts'
import { loadRuleTexts, loadTexts, makeTranslate } from './texts.ts'

const values = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? []

it.each([
  ['the game', arcadeTexts],
  ['its rules', ruleTexts],
  ['its captions', captionTexts],
])('has every text of %s in English and Spanish with the same values', async (_, texts) => {
  const [en, es]: Record<string, string>[] = await Promise.all([texts.en(), texts.es()])
  expect(Object.keys(es!)).toEqual(Object.keys(en!))
  for (const key of Object.keys(en!)) expect(values(es![key]!), key).toEqual(values(en![key]!))
})

it('has the texts of the rules once they are asked for, and those of a host instead', async () => {
  const texts = await loadTexts('en')
  const t = makeTranslate(texts)
  expect(t('rules.rtp')).toBe('rules.rtp')
  Object.assign(texts, await loadRuleTexts('en'), { 'rules.odds': 'Chances' })
  expect([t('rules.rtp'), t('rules.odds')]).toEqual(['Return to player', 'Chances'])
})

it('falls back to English and fills values in', async () => {
  const t = makeTranslate({ ...(await loadTexts('fr-CA')), spin: 'Go' })
  expect(t('spin')).toBe('Go')
  expect(t('freeSpins.left', { count: 3 })).toBe('Free spins left: 3')
})
