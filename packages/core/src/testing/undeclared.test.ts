import { describe, expect, it } from 'vitest'
import type { Asked } from './answers.ts'
import { undeclaredFields } from './undeclared.ts'

const makeAsked = (overrides: Partial<Asked> = {}): Asked => ({
  method: 'POST',
  path: '/rest/sign-in/',
  query: new URLSearchParams(),
  headers: new Headers(),
  body: undefined,
  ...overrides,
})

describe('fields that a contract does not name', () => {
  it('are found in a body and a query, whatever else is wrong with the request', () => {
    expect(
      undeclaredFields(
        makeAsked({ query: new URLSearchParams('a=1'), body: { email: 'nobody', nick: 'Robin' } }),
      ),
    ).toEqual(['a', 'nick'])
    const path = '/rest/game/7/play'
    expect(undeclaredFields(makeAsked({ method: 'GET', path }))).toEqual([])
    expect(
      undeclaredFields(makeAsked({ path: '/rest/logout/', method: 'GET', body: { a: 1 } })),
    ).toEqual(['a'])
  })

  it('are none in a page’s query that is forwarded, nor in calls of no contract', () => {
    const query = new URLSearchParams('utm_source=mail')
    expect(
      undeclaredFields(makeAsked({ method: 'GET', path: '/rest/request/handle/', query })),
    ).toEqual([])
    expect(undeclaredFields(makeAsked({ path: '/sandbox/clock', query, body: { a: 1 } }))).toEqual(
      [],
    )
  })
})
