import { makeApp, refusal } from '@marquee/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { catalogueQuery, launchAhead, launchQuery } from './queries.ts'
import { makeCatalogue } from './testing/makeCatalogue.ts'
import { makeLaunch } from './testing/makeLaunch.ts'
import { launched, launchPath } from './testing/renderGame.tsx'

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

describe('a game that was asked for at the tap', () => {
  const mode = 'TournamentPoints'
  const answers = {
    [launchPath(7)]: launched(makeLaunch()),
    [launchPath(8)]: launched(makeLaunch()),
  }
  const ahead = { idOrSlug: '7', mode } as const

  it('is taken over by its view, once: the next opening asks anew', async () => {
    const { runtime, asked } = await makeApp({ answers })
    const { queryClient, api } = runtime
    const open = () => queryClient.fetchQuery({ ...launchQuery(api, '7', mode), staleTime: 0 })
    launchAhead(queryClient, api, ahead)
    expect(await open()).toEqual(makeLaunch())
    expect(asked).toHaveLength(1)
    await open()
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['another game', '8', mode],
    ['another mode', '7', 'SweepStakes'],
  ] as const)('is not taken for %s, nor later for itself', async (_, game, inMode) => {
    const { runtime, asked } = await makeApp({ answers })
    const { queryClient, api } = runtime
    launchAhead(queryClient, api, ahead)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await queryClient.fetchQuery(launchQuery(api, game, inMode))
    await queryClient.fetchQuery(launchQuery(api, '7', mode))
    expect(asked).toHaveLength(3)
  })

  it('tells its view why it was refused, and nobody where there is none', async () => {
    const { runtime, asked } = await makeApp({
      answers: { [launchPath(7)]: () => refusal('not-found') },
    })
    const { queryClient, api } = runtime
    launchAhead(queryClient, api, ahead)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    launchAhead(queryClient, api, ahead)
    await expect(
      queryClient.fetchQuery({ ...launchQuery(api, '7', mode), retry: false }),
    ).rejects.toMatchObject({ code: 'not-found' })
    expect(asked).toHaveLength(2)
  })
})
