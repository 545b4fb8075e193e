import { describe, expect, it } from 'vitest'
import en from './en.json'
import es from './es.json'

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value as object, `${path}${key}.`),
  )
const placeholdersOf = (texts: object): string[] =>
  Object.values(texts).flatMap((value) =>
    typeof value === 'string'
      ? [
          [...value.matchAll(/\{\{(\w+)/g)]
            .map(([, name]) => name)
            .sort()
            .join(' '),
        ]
      : placeholdersOf(value as object),
  )

describe('messages', () => {
  it('say the same things in both languages', () => {
    // Spanish has one plural more.
    expect(keysOf(es).filter((key) => !key.endsWith('_many'))).toEqual(keysOf(en))
    expect(new Set(placeholdersOf(es))).toEqual(new Set(placeholdersOf(en)))
  })
})
