import type { PageAnswer } from '@marquee/core/server/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakePlatform, makeFakePlatform } from '../testing/fakePlatform.ts'
import { makeServedBrand } from '../testing/makeBrand.ts'
import { makePageStore } from './pageStore.ts'

const total = 100_000
/** Asked for at the same time. */
const atOnce = 50

const brands = [
  makeServedBrand({ key: 'one', name: 'First' }),
  makeServedBrand({
    key: 'two',
    name: 'Second',
    appInit: { renderOnServer: false, userCache: true },
  }),
]

const agents = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
]

let platform: FakePlatform
beforeEach(() => {
  platform = makeFakePlatform()
  platform.isRecording = false
  // Each visitor is told apart by what only they are told.
  platform.answers.set('/rest/request/handle/', ({ headers, query }) => {
    const player = /marquee=(tok-user-\d+)/.exec(headers['cookie'] ?? '')?.[1] ?? null
    const seen = `seen=tok-seen-${headers['x-forwarded-for']}; Path=/`
    return Response.json(
      { authorized: player !== null, redirectUrl: null, query },
      { headers: { 'set-cookie': seen } },
    )
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    platform.answer(new Request(url, init)),
  )
})
afterEach(() => vi.unstubAllGlobals())

interface Visitor {
  number: number
  player: string | null
  brand: (typeof brands)[number]
  /** What of this visitor may be in the answer. */
  tokens: string[]
  locale: 'en' | 'es'
  mode: 'dark' | 'light'
  request: Request
}

/** A plain generator: the same visitors every time. */
function* numbers(): Generator<number, number> {
  let state = 20_261_120
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

function makeVisitor(number: number, random: Generator<number, number>): Visitor {
  const below = (count: number) => Math.floor(random.next().value * count)
  const among = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T
  const brand = among(brands)
  const player = below(100) < 2 ? `tok-user-${below(40)}` : null
  const locale = among(['en', 'en', 'es'] as const)
  const mode = among(['dark', 'dark', 'light'] as const)
  const query = `tok-q-${below(3)}`
  // A player's home is known from the session's cookie alone; the check is made everywhere else.
  const path = among(player ? ['/open', '/mine'] : ['/', '/open'])
  const own = ['ref', 'agent', 'lang', 'junk'].map((what) => `tok-${what}-${number}`)
  const [referer, agent, language, junk] = own
  const hasJunk = below(200) === 0
  const cookies = [
    `marquee_preferences=${mode}.full.0.open`,
    `i18n_redirected=${locale}; language=${locale}`,
    ...(player ? [`marquee=${player}`] : []),
    ...(hasJunk ? [`other=${junk}`] : []),
  ]
  const prefix = locale === 'es' ? '/es' : ''
  const isHome = path === '/' && locale === 'es'
  const request = new Request(
    `http://${brand.folder}.localhost${prefix}${isHome ? '' : path}?q=${query}`,
    {
      headers: {
        host: `${brand.folder}.localhost`,
        cookie: cookies.join('; '),
        referer: `http://a.test/${referer}`,
        'user-agent': `${among(agents)} ${agent}`,
        'accept-language': `${locale}, ${language};q=0.1`,
        'x-forwarded-for': `tok-ip-${number}`,
        'x-forwarded-proto': 'http',
      },
    },
  )
  const isOwnRender = player !== null || hasJunk
  const tokens = [
    query,
    ...(player ? [player] : []),
    ...(isOwnRender ? [...own, `tok-ip-${number}`] : []),
  ]
  return { number, player, brand, tokens, locale, mode, request }
}

const tokensIn = (text: string): string[] => [...new Set(text.match(/tok-[a-z]+-\d+/g))]

/** What an answer's text says of whom it is for; the same text is read once. */
const readings = new WeakMap<readonly string[], ReturnType<typeof read>>()
function read(parts: readonly string[]) {
  const html = parts.join('')
  return {
    tokens: tokensIn(html),
    brand: /data-brand="(\w+)"/.exec(html)?.[1],
    names: brands.filter(({ brand: { name } }) => html.includes(name)).map(({ folder }) => folder),
    html: /<html lang="(\w+)" data-mode="(\w+)"/.exec(html)?.slice(1).join(' '),
    welcome: /Welcome ([\w-]+)/.exec(html)?.[1],
    host: /rel="canonical" href="http:\/\/(\w+)\./.exec(html)?.[1],
  }
}
function readingOf(parts: readonly string[]) {
  const reading = readings.get(parts) ?? read(parts)
  readings.set(parts, reading)
  return reading
}

/** What is wrong with an answer, in words; nothing when it is this visitor's own. */
function leaks(visitor: Visitor, { status, parts, cookies }: PageAnswer): string[] {
  const { number, player, brand, locale, mode, tokens } = visitor
  const { folder } = brand
  const text = readingOf(parts)
  const foreign = text.tokens.filter((token) => !tokens.includes(token))
  const given = cookies.flatMap(tokensIn).filter((token) => token !== `tok-ip-${number}`)
  const isAsked =
    text.brand === folder &&
    text.host === folder &&
    text.names.join() === folder &&
    text.html === `${locale} ${mode}` &&
    text.welcome === (player ?? 'guest')
  const problems = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...foreign.map((token) => `shows ${token}`),
    ...given.map((token) => `sets ${token}`),
    ...(isAsked ? [] : [`is not as asked for: ${JSON.stringify(text)}`]),
  ]
  return problems.map((problem) => `visitor ${number}: ${problem}`)
}

it('shows no visitor anything of another in 100,000 mixed requests of guests and players', async () => {
  let time = 0
  const pages = makePageStore({ now: () => time })
  const random = numbers()
  const found: string[] = []
  let shared = 0
  for (let first = 0; first < total; first += atOnce) {
    const visitors = Array.from({ length: atOnce }, (_, index) =>
      makeVisitor(first + index, random),
    )
    // Kept pages grow old on the way and are rendered anew, some behind a visitor's back.
    time += atOnce
    await Promise.all(
      visitors.map(async (visitor) => {
        const { brand, request } = visitor
        const answer = await brand.page(request, {
          platformUrl: 'http://platform.test',
          rendererKey: 'key',
          pages,
        })
        if (answer.shared) shared += 1
        found.push(...leaks(visitor, answer))
      }),
    )
  }
  expect(found.slice(0, 10)).toEqual([])
  // Else it would have proven nothing.
  expect(shared).toBeGreaterThan(total * 0.85)
}, 300_000)
