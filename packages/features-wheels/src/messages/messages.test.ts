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
    expect(keysOf(es)).toEqual(keysOf(en))
    expect(placeholdersOf(es)).toEqual(placeholdersOf(en))
  })
})
