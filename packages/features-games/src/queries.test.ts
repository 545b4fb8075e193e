import { makeApp } from '@marquee/core/testing'
import { expect, it } from 'vitest'
import { catalogueQuery } from './queries.ts'
import { makeCatalogue } from './testing/makeCatalogue.ts'

const home = [[['pages', 'home'], { versionApp: 'abc123' }]] as const

it.each([
  ['names the version that the home page told of', 'public', home, 'abc123'],
  ['names none where the visitor did not come by the home page', 'public', [], null],
  ['names none of a group of players, whose catalogue nobody may keep', 'hash-1', home, null],
] as const)('CALL-20 the catalogue > %s', async (_how, groupKey, data, versionApp) => {
  const { runtime, asked } = await makeApp({
    data: [...data],
    answers: { 'GET /api/rest/games': makeCatalogue() },
  })
  await runtime.queryClient.fetchQuery(catalogueQuery(runtime.api, groupKey))
  // A server looks into its shared cache first.
  const query = asked.find(({ path }) => path === '/api/rest/games')?.query
  expect([query?.get('groupKey'), query?.get('versionApp')]).toEqual([groupKey, versionApp])
})
