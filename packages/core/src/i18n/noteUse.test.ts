import { expect, it } from 'vitest'
import { createI18n } from './createI18n.ts'
import { noteUse } from './noteUse.ts'

it('names those whose texts are asked for from then on, and no others', () => {
  const i18n = createI18n('en')
  for (const namespace of ['core', 'games', 'lobby', 'wheels', 'quests'])
    i18n.addResourceBundle('en', namespace, { title: namespace })
  i18n.getFixedT('en', 'quests')
  const used = noteUse(i18n)
  expect([...used]).toEqual([])
  const t = i18n.getFixedT('en', 'lobby')
  expect(t('title')).toBe('lobby')
  expect(t('games:title')).toBe('games')
  expect(t('games:absent', 'none')).toBe('none')
  expect(i18n.hasResourceBundle('en', 'core')).toBe(true)
  expect([...used].sort()).toEqual(['core', 'games', 'lobby'])
})
