import { expect, it } from 'vitest'
import { compareBreaks } from './openapi.ts'

it('tells breaks that are not announced from announcements that break nothing', () => {
  const announcements = 'What the next release breaks.\n\n- a.one: is gone\n- a.two: was mended\n'
  expect(compareBreaks(['a.one: is gone', 'a.three: is gone'], announcements)).toEqual({
    unannounced: ['a.three: is gone'],
    outdated: ['a.two: was mended'],
  })
})
