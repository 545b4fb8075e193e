import { describe, expect, it } from 'vitest'
import { queryKeyProblems } from './queryKeys.ts'

const problemsOf = (files: Record<string, string>) =>
  queryKeyProblems(Object.entries(files).map(([file, text]) => ({ file, text })))

const drops = {
  'packages/features-coin-drops/src/keys.ts': "export const dropsKey = ['coin-drops'] as const",
  'packages/features-coin-drops/src/queries.ts': `
    import { dropsKey } from './keys.ts'
    export const dropsQuery = (api) =>
      queryOptions({ queryKey: [...dropsKey, 'info'], queryFn: () => api.call(coinDrops.info) })
    export const oneQuery = (api, id) => infiniteQueryOptions({ queryKey: [...dropsKey, 'one', id] })`,
}

describe('the check of query keys', () => {
  it('passes keys that stand where their queries are declared, and uses by their names', () => {
    const use = `
      queryClient.invalidateQueries({ queryKey: dropsKey })
      queryClient.setQueryData(dropsQuery(api).queryKey, data)
      useQuery({ ...dropsQuery(api), enabled: true })`
    expect(problemsOf({ ...drops, 'packages/features-coin-drops/src/Page.tsx': use })).toEqual([])
  })

  it.each([
    ["queryClient.invalidateQueries({ queryKey: ['coin-drops'] })"],
    ['queryClient.removeQueries({ queryKey: [domain] })'],
    ["useQuery({ queryKey: [...dropsKey, 'more'], queryFn })"],
    ["queryClient.setQueryData<Drops>(['coin-drops', 'info'] as const, data)"],
    ["queryClient.getQueryState(['coin-drops'])"],
    [
      "queryOptions({ queryKey: dropsKey, queryFn: () => client.cancelQueries({ queryKey: ['a'] }) })",
    ],
  ])('fails with a key that is written where it is used: %s', (use) => {
    expect(problemsOf({ ...drops, 'packages/features-coin-drops/src/Page.tsx': use })).toEqual([
      'packages/features-coin-drops/src/Page.tsx:1 writes a query key where it is used.',
    ])
  })

  it('fails with a key that is declared twice', () => {
    const again = `
      import { dropsKey } from '../keys.ts'
      queryOptions({ queryKey: [...dropsKey, 'info'] })`
    expect(problemsOf({ ...drops, 'packages/features-coin-drops/src/bar/Bar.tsx': again })).toEqual(
      [
        'packages/features-coin-drops/src/queries.ts:4 and packages/features-coin-drops/src/bar/Bar.tsx:3 declare the same query key.',
      ],
    )
  })

  it('takes keys that two packages call alike for different ones', () => {
    const other = `
      import { dropsKey } from './keys.ts'
      queryOptions({ queryKey: [...dropsKey, 'info'] })`
    expect(problemsOf({ ...drops, 'packages/features-prize-drops/src/queries.ts': other })).toEqual(
      [],
    )
  })

  it('fails where two packages begin keys with one word', () => {
    const other = "queryOptions({ queryKey: ['coin-drops', id] })"
    expect(problemsOf({ ...drops, 'packages/features-lobby/src/queries.ts': other })).toEqual([
      "packages/features-coin-drops/src/keys.ts:1 and packages/features-lobby/src/queries.ts:1 begin query keys with 'coin-drops'.",
    ])
  })
})
