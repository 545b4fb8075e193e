import { expect, it } from 'vitest'
import { createI18n } from './createI18n.ts'
import { hasMessages } from './messages.ts'
import { noteUse } from './noteUse.ts'

it('names the texts that are asked for from then on, and no others', () => {
  const i18n = createI18n('en')
  for (const namespace of ['core', 'games', 'lobby', 'wheels', 'quests'])
    i18n.addResourceBundle('en', namespace, {
      title: namespace,
      left: { ball_one: '1 ball', ball_other: '{{count}} balls' },
    })
  i18n.getFixedT('en', 'quests')
  const { keys, whole } = noteUse(i18n)
  const t = i18n.getFixedT('en', 'lobby')
  expect(t('left.ball', { count: 2 })).toBe('2 balls')
  expect(t('games:title')).toBe('games')
  expect(t('wheels:absent', 'none')).toBe('none')
  expect(hasMessages(i18n, 'core')).toBe(true)
  expect(new Map(keys)).toEqual(
    new Map([
      ['lobby', new Set(['left.ball_other'])],
      ['games', new Set(['title'])],
    ]),
  )
  expect([...whole]).toEqual(['core'])
})
