import { describe, expect, it } from 'vitest'
import type { ConsentEntry } from '../consent/types.ts'
import { consentProblems } from './consentProblems.ts'

const makeEntry = (id: string): ConsentEntry => ({
  id,
  name: { en: id, es: id },
  description: { en: id, es: id },
})
const makeList = (...ids: string[]) => ({ necessary: [], optional: ids.map(makeEntry) })

describe('consentProblems', () => {
  it('finds none in a list of plain ids, nor without a list', () => {
    expect(consentProblems(makeList('session', 'marketing-push'))).toEqual([])
    expect(consentProblems(undefined)).toEqual([])
  })
  it.each(['', 'a~b', 'a b', 'a;b'])('says that the id %j does not fit a cookie', (id) => {
    expect(consentProblems(makeList(id))[0]).toContain('cannot be kept in a cookie')
  })
  it('says which id stands twice', () => {
    expect(consentProblems(makeList('one', 'two', 'one'))).toEqual([
      "Consent id 'one' stands in the list twice, so a choice about it means two things.",
    ])
  })
})
