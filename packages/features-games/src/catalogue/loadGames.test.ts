import { createApiClient } from '@marquee/api-client'
import { describe, expect, it } from 'vitest'
import { makeCached, makeCatalogue } from '../testing/makeCatalogue.ts'
import { InvalidGamesError, loadGames } from './loadGames.ts'

const cachedPath = 'GET /api/rest/games/get-cached-games'
const listPath = 'GET /api/rest/games'
const storePath = 'POST /api/rest/games/cached-games'

/** A platform that answers these bodies (null: not found) and notes what it was asked. */
function makePlatform(answers: Record<string, unknown>) {
  const asked: string[] = []
  const logged: string[] = []
  const reported: string[] = []
  const stored: unknown[] = []
  const api = createApiClient({
    baseUrl: 'http://platform.test',
    logger: { error: (message) => reported.push(message) },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const call = `${request.method} ${url.pathname}`
      asked.push(`${call}${url.search}`)
      if (request.method === 'POST') stored.push(await request.json())
      const answer = answers[call]
      return answer
        ? Response.json(answer)
        : Response.json(
            { success: false, error: { code: 'not-found', message: '', requestId: '' } },
            { status: 404 },
          )
    },
  })
  const load = (groupKey: string | null, onServer = true, versionApp?: string) =>
    loadGames({ api, groupKey, versionApp, onServer, log: (message) => logged.push(message) })
  return { asked, logged, reported, stored, load }
}

const idsOf = ({ games }: { games: { id: number }[] }) => games.map(({ id }) => id)

describe('on the server', () => {
  it('takes the cached games of the group and asks for nothing else', async () => {
    const { asked, logged, load } = makePlatform({ [cachedPath]: makeCached() })
    expect(idsOf(await load('hash-1'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(asked).toEqual([`${cachedPath}?groupKey=hash-1`])
    expect(logged).toEqual([])
  })

  it('asks for fresh games when none are cached, and stores them for the group', async () => {
    const fresh = makeCatalogue()
    const { asked, stored, logged, reported, load } = makePlatform({
      [listPath]: fresh,
      [storePath]: { success: true },
    })
    expect(await load('public')).toEqual(fresh)
    expect(reported).toEqual([])
    await expect.poll(() => stored).toEqual([fresh])
    expect(asked).toEqual([
      `${cachedPath}?groupKey=public`,
      `${listPath}?groupKey=public`,
      `${storePath}?groupKey=public`,
    ])
    expect(logged).toEqual([])
  })

  it('ERR-43 logs cached games that are not valid and replaces them', async () => {
    const { logged, stored, load } = makePlatform({
      [cachedPath]: { ...makeCached(), games: {} },
      [listPath]: makeCatalogue(),
      [storePath]: { success: true },
    })
    expect((await load('hash-1')).games).toHaveLength(8)
    expect(logged).toEqual([expect.stringContaining('cached games not valid')])
    await expect.poll(() => stored).toHaveLength(1)
  })

  it('ERR-42 GAMES-11 GAMES-12 logs an answer that is not valid, and neither applies nor stores it', async () => {
    const { asked, logged, load } = makePlatform({ [listPath]: makeCatalogue({ games: [] }) })
    await expect(load('hash-1')).rejects.toBeInstanceOf(InvalidGamesError)
    expect(logged).toEqual([expect.stringContaining('response from backend not valid')])
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it.each([
    ['the answer lacks it', 'hash-1', ''],
    ['the player lacks it', null, 'restrictions-1'],
  ])(
    'ERR-41 logs that the hash was not found when %s, and stores nothing',
    async (_, groupKey, hash) => {
      const { asked, logged, load } = makePlatform({
        [listPath]: makeCatalogue({ playerRestrictionIdsHash: hash }),
      })
      expect((await load(groupKey)).games).toHaveLength(8)
      expect(logged).toEqual([expect.stringContaining('playerRestrictionIdsHash not found')])
      expect(asked.filter((call) => call.startsWith('POST'))).toEqual([])
    },
  )

  it('shows fresh games although they could not be stored', async () => {
    const { load } = makePlatform({ [listPath]: makeCatalogue() })
    expect((await load('hash-1')).games).toHaveLength(8)
  })
})

describe('in the browser', () => {
  it('asks for fresh games only and stores nothing', async () => {
    const { asked, load } = makePlatform({
      [cachedPath]: makeCached(),
      [listPath]: makeCatalogue(),
    })
    await load('public', false)
    expect(asked).toEqual([`${listPath}?groupKey=public`])
  })

  it('CALL-20 names the version that the home page told of', async () => {
    const { asked, load } = makePlatform({ [listPath]: makeCatalogue() })
    await load('public', false, 'abc123')
    expect(asked).toEqual([`${listPath}?groupKey=public&versionApp=abc123`])
  })

  it('GAMES-12 does not apply an answer that is not valid', async () => {
    const { load } = makePlatform({ [listPath]: { ...makeCatalogue(), providers: [] } })
    await expect(load('public', false)).rejects.toBeInstanceOf(InvalidGamesError)
  })
})
