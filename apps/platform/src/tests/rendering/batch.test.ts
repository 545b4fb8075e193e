import { games, type HomePage } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { modules } from '../../modules.ts'
import { isBeside } from '../../testing/isBeside.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, testRendererKey } from '../../testing/makePlatform.ts'

const brand = 'stormrush'
/** What the lobby of a released brand asks for. */
const lobby = [
  '/rest/page/promotions/',
  '/rest/get-game-filters/',
  '/rest/page/home/',
  '/rest/daily-login/info/',
  '/rest/extended-wheels/configs/',
  '/rest/adventure-map/current',
  '/rest/scratch-card-lottery/get/',
  '/rest/seasons/season/',
  '/rest/magic-box/',
  '/rest/money-box/info/',
  '/rest/features-games-info/info/',
  '/rest/funmachine/',
  '/rest/tournaments/running/',
  '/rest/promo-events/lottery/details/',
  '/rest/promo-events/lottery/player-tickets/',
  '/rest/prize-drops/info/',
  '/rest/fortune-investment/chosen-package/',
  '/rest/promo-offers-bundle/configs/',
  '/rest/rank-league/info/',
  '/rest/cash/',
  '/rest/cash/deposits/',
  '/rest/cash/redemptions/',
  '/rest/quest/',
  '/rest/bingo/check-player-status/',
]
/** How long the answers to those may be together, in thousands of characters: 142, of which home is 103. */
const longest = 150
/** How many statements those may take together; each alone they take more than 200. */
const most = 60
/**
 * The same once players have asked for them often. What is asked in one moment is one statement: that of
 * the session, that of the ticket for pushes, and one for each step of what has to know something first.
 */
const mostTogether = 14
/** So often until what is asked in one moment has come together often enough to be one statement. */
const often = 12

const statements: string[] = []
let platform: TestPlatform
let player: TestClient
beforeAll(async () => {
  const target = await testDatabase(modules.flatMap(({ migrations = [] }) => migrations))
  platform = await makePlatform({
    target: {
      ...target,
      onStatement(statement) {
        if (!isBeside(statement)) statements.push(statement)
      },
    },
    brand,
  })
  player = await platform.signUp({ surname: 'Doe', zip: '43004' }, { brand })
})
afterAll(() => platform.stop())

const rendererOf = (client: TestClient): Record<string, string> => ({
  'x-renderer-key': testRendererKey,
  'client-host': client.host,
})

const ask = (
  client: TestClient,
  paths: unknown,
  {
    headers = rendererOf(client),
    known,
  }: { headers?: Record<string, string>; known?: string[] } = {},
) => client.send<{ text: string }>('POST', '/rest/batch/', { body: { paths, known }, headers })

/** Asks for a lobby, and counts its statements. */
async function askAndCount(client: TestClient) {
  statements.length = 0
  const { body } = await ask(client, lobby)
  return { body, count: statements.length }
}

interface Told {
  status: number
  length: number
  name?: string
  isKnown?: boolean
}

/** What a batch says of each of its answers. */
function read(text: string) {
  const end = text.indexOf('\n')
  let at = end + 1
  const told = JSON.parse(text.slice(0, end)) as Told[]
  return told.map((answer) => {
    const from = at
    at += answer.length
    return {
      ...answer,
      body: answer.isKnown ? null : (JSON.parse(text.slice(from, at)) as unknown),
    }
  })
}

describe('a batch of calls', () => {
  it('answers each as it would be alone, refusals too', async () => {
    const paths = ['/rest/player/', '/rest/quest/', '/rest/nowhere/', '/rest/game/none/play/']
    const { status, body } = await ask(player, paths)
    expect(status).toBe(200)
    const alone = await Promise.all(paths.map((path) => player.send('GET', path)))
    const answers = read(body.text)
    expect(answers.map((answer) => answer.status)).toEqual(alone.map((answer) => answer.status))
    const [, quest] = answers
    expect(quest?.body).toEqual(alone[1]?.body)
  })

  it('answers a guest as a guest', async () => {
    const { body } = await ask(platform.guest({ brand }), ['/rest/player/', '/rest/app/init/'])
    expect(read(body.text).map(({ status }) => status)).toEqual([401, 200])
  })

  it('sends no text again that the brand’s own server names as known', async () => {
    const paths = ['/rest/page/home/', '/rest/player/']
    const [home] = read((await ask(player, paths)).body.text)
    if (!home) throw new Error('The batch has no answer.')
    const known = [home.name ?? '', 'none']
    const [same, me] = read((await ask(player, paths, { known })).body.text)
    expect([same?.status, same?.name, same?.isKnown, same?.length]).toEqual([
      200,
      home.name,
      true,
      0,
    ])
    // Whatever a name says: who may not be told something is not told it.
    const guest = platform.guest({ brand })
    const [other] = read((await ask(guest, ['/rest/player/'], { known })).body.text)
    expect([other?.status, other?.isKnown]).toEqual([401, undefined])
    expect(me?.body).not.toBeNull()
    // What has changed is told anew, under another name.
    const { collections, schemeSections } = (home.body as HomePage).payload
    const [game] = [...collections, ...schemeSections].flatMap((section) => section.games)
    await player.ask(games.addFavorite, { params: { id: game?.id ?? 0 } })
    const [changed] = read((await ask(player, paths, { known })).body.text)
    expect(changed?.name).not.toBe(home.name)
    const alone = await player.send('GET', '/rest/page/home/')
    expect(changed?.body).toEqual(alone.body)
    expect(alone.body).not.toEqual(home.body)
  })

  it('is for the brand’s own server alone', async () => {
    const { status, body } = await ask(player, ['/rest/player/'], { headers: {} })
    expect([status, body.error?.code]).toEqual([403, 'forbidden'])
  })

  it.each([
    [[]],
    [['https://elsewhere.test/']],
    [Array(65).fill('/rest/player/')],
    ['/rest/player/'],
  ])('refuses %j with what it takes', async (paths) => {
    const { status, body } = await ask(player, paths)
    expect([status, body.error?.code]).toEqual([400, 'invalid-input'])
    expect(body.error?.message).toContain('"paths"')
  })

  // What runs depends on the day: on some there are two tournaments.
  it.each([1, 2, 3, 4, 5, 6, 7])(
    'looks at the database once for all of a lobby, day %i of a week',
    async () => {
      platform.clock.advance(86_400_000)
      const visitor = await platform.signUp({ surname: 'Doe', zip: '43004' }, { brand })
      await ask(visitor, lobby)
      const { body, count } = await askAndCount(visitor)
      expect(read(body.text).map(({ status }) => status)).toEqual(lobby.map(() => 200))
      expect(count).toBeLessThanOrEqual(most)
      const counts: number[] = []
      for (let nth = 0; nth < often; nth++) counts.push((await askAndCount(visitor)).count)
      // What is asked in one moment may be another on a busy machine, so that not each of them counts.
      const usual = counts.slice(often / 2).toSorted((one, other) => one - other)[often / 4]
      expect(usual).toBeGreaterThan(3)
      expect(usual).toBeLessThanOrEqual(mostTogether)
      expect(body.text.length).toBeLessThanOrEqual(longest * 1_000)
      expect(statements.filter((one) => one.includes('from "session"'))).toHaveLength(1)
    },
  )
})
