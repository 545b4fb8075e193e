import { expect, it } from 'vitest'
import { arcadeTexts } from '../index.ts'
import { loadTexts, makeTranslate } from './texts.ts'

const [en, es] = await Promise.all([arcadeTexts.en(), arcadeTexts.es()])
const values = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? []

it('has every text in English and Spanish with the same values', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en))
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(values(es[key]), key).toEqual(values(en[key]))
  }
})

it('falls back to English and fills values in', async () => {
  const t = makeTranslate({ ...(await loadTexts('fr-CA')), spin: 'Go' })
  expect(t('spin')).toBe('Go')
  expect(t('freeSpins.left', { count: 3 })).toBe('Free spins left: 3')
})
