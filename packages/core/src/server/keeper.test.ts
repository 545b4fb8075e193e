import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentType, createElement, Fragment, useId } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useApp } from '../app/AppContext.ts'
import { deferred } from '../deferred/deferred.tsx'
import { kept } from '../app/kept.tsx'
import { defineBrand } from '../brand/defineBrand.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import { useT } from '../i18n/hooks.ts'
import { Link } from '../routing/Link.tsx'
import { usePlayer } from '../session/session.ts'
import { Slot } from '../slots/Slot.tsx'
import { makeAppInit, makePlayer } from '../testing/makePlayer.ts'
import { type KeptParts, makeKeptParts } from './keptParts.ts'
import { renderPage } from './renderPage.tsx'

interface Shelf {
  title: string
  games: { id: number; title: string }[]
}

const shelfQuery = queryOptions<Shelf>({ queryKey: ['shelf'], queryFn: () => shelf() })
let shelf = (): Shelf => ({ title: 'All', games: [{ id: 1, title: 'One & only' }] })

/** How often each part was rendered, by its name. */
let renders: Record<string, number> = {}
const noteRender = (name: string) => void (renders[name] = (renders[name] ?? 0) + 1)

const Tiles = kept(function Tiles({ games }: { games: Shelf['games'] }) {
  noteRender('tiles')
  const t = useT('pages')
  return createElement(
    'ul',
    null,
    games.map(({ id, title }) =>
      createElement(
        'li',
        { key: id },
        createElement('img', { src: `/${id}.webp`, alt: '' }),
        createElement(Link, { to: '.', search: { game: String(id) } }, title, ' ', t('play')),
      ),
    ),
  )
})

const Name = kept(function Name() {
  noteRender('name')
  const t = useT('pages')
  return createElement('b', null, t('hello', { name: usePlayer()?.name ?? 'guest' }))
})

const Mode = kept(function Mode() {
  noteRender('mode')
  return createElement('i', null, usePlayer()?.gameMode)
})

/** Has an id by its place. */
const Field = kept(function Field() {
  const id = useId()
  return createElement('label', { htmlFor: id }, createElement('input', { id }))
})

/** Bare text beside other text. */
const Words = kept(function Words() {
  return useT('pages')('play')
})

const Nothing = kept(() => null)

/** Brings its data along. */
const Ticker = kept(function Ticker({ first }: { first: string }) {
  const { data } = useQuery({
    queryKey: ['ticker'],
    queryFn: () => [first],
    initialData: [first],
    staleTime: Infinity,
  })
  return createElement('p', null, data.join())
})

const Failing = kept(function Failing({ fails }: { fails: boolean }) {
  if (fails) throw new Error('Not today.')
  return createElement('i')
})

const Footer = deferred(async () => () => {
  noteRender('footer')
  const { data } = useQuery({ ...shelfQuery, enabled: false })
  return createElement(
    'footer',
    null,
    createElement(Name, {}),
    data?.title,
    createElement(Nothing, {}),
  )
})

function Page() {
  const { data } = useQuery(shelfQuery)
  return createElement(
    'article',
    null,
    createElement(Name, {}),
    'before ',
    createElement(Words, {}),
    ' after',
    data && createElement(Tiles, { games: data.games }),
    data && createElement(Ticker, { first: data.title }),
    createElement(Mode, {}),
    createElement(Field, {}),
    createElement(Slot as ComponentType<{ name: string }>, { name: 'home.sections' }),
    createElement(Fragment, null, createElement(Failing, { fails: data?.title === 'Broken' })),
    createElement(Footer, {}),
  )
}

const Section = () => {
  const { locale } = useApp()
  return createElement('section', null, locale, createElement(Name, {}))
}

const pages: FeatureDefinition = {
  id: 'pages',
  routes: [
    {
      path: '/',
      name: 'home',
      title: 'pages:title',
      page: async () => Page,
      slots: ['home.sections'],
      load: ({ queryClient }) => queryClient.prefetchQuery(shelfQuery),
    },
  ],
  slots: { 'home.sections': [{ load: async () => Section, order: 1 }] },
  messages: {
    en: async () => ({ title: 'A page', play: 'Play', hello: 'Hello {{name}}' }),
    es: async () => ({ title: 'Una página', play: 'Jugar', hello: 'Hola {{name}}' }),
  },
}

const brand = defineBrand({
  key: 'test',
  name: 'Test',
  theme: {
    key: 'test',
    art: Object.fromEntries(
      ['logo', 'mark', 'hero', 'heroNarrow', 'notFound', 'empty', 'trouble', 'reward'].map(
        (name) => [name, `/${name}.svg`],
      ),
    ) as never,
    preloadFonts: [],
    themeColor: { dark: '#111111', light: '#ffffff' },
  },
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  features: [pages],
})

let tickets = 0
let mode: 'SweepStakes' | 'TournamentPoints' = 'SweepStakes'
/** The platform: who is there stands in the cookie. */
const platform = async (input: unknown, init?: RequestInit): Promise<Response> => {
  const path = String(input).replace('http://platform.test', '')
  const name = /marquee=(\w+)/.exec(String(new Headers(init?.headers).get('cookie')))?.[1] ?? null
  if (path === '/rest/app/init/')
    return Response.json({ success: true, data: makeAppInit({ isGuest: !name, login: name }) })
  if (path === '/rest/player/')
    return Response.json({
      success: true,
      data: makePlayer({ name, gameMode: mode, token: `ticket${(tickets += 1)}` }),
    })
  if (path.startsWith('/api/rest/translations/')) return Response.json({ data: {} })
  return Response.json({}, { status: 404 })
}

beforeEach(() => {
  vi.stubGlobal('fetch', platform)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  renders = {}
  mode = 'SweepStakes'
  shelf = () => ({ title: 'All', games: [{ id: 1, title: 'One & only' }] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Asked {
  who?: string
  locale?: 'en' | 'es'
  parts?: KeptParts
}

async function pageFor({ who, locale = 'en', parts }: Asked = {}): Promise<string> {
  const url = `http://test.localhost${locale === 'es' ? '/es' : '/?lang=en'}`
  const cookie = `${who ? `marquee=${who}; ` : ''}language=${locale}`
  const answer = await renderPage(brand, new Request(url, { headers: { cookie } }), {
    platformUrl: 'http://platform.test',
    rendererKey: 'key',
    assets: { entry: '/client.js', css: [], preloads: [], bySource: {} },
    ...(parts && { parts }),
  })
  expect(answer.status).toBe(200)
  return answer.parts.join('')
}

/** A document without the moments at which its data came and without tickets, which two renders never share. */
const timeless = (html: string): string => html.replaceAll(/,\d{13}(?=\])|,u:\d+|ticket\d+/g, '')

/** Where two documents begin to differ; nothing where they are the same. */
function difference(one: string, other: string): string {
  if (one === other) return ''
  const at = [...one].findIndex((character, index) => character !== other[index])
  return `${one.slice(at - 80, at + 80)} | ${other.slice(at - 80, at + 80)}`
}

const visitors = [undefined, 'Kim', 'Robin'] as const
const locales = ['en', 'es'] as const

describe('pages with kept parts', () => {
  it.each(locales)(
    'are what React renders without them, in %s for a guest and for each of two players, however often they ask',
    async (locale) => {
      const whole = new Map<string | undefined, string>()
      for (const who of visitors) whole.set(who, timeless(await pageFor({ locale, who })))
      expect(new Set(whole.values()).size).toBe(visitors.length)
      const parts = makeKeptParts()
      for (let nth = 1; nth <= 5; nth++)
        for (const who of visitors) {
          const page = timeless(await pageFor({ locale, who, parts }))
          expect(difference(page, whole.get(who) ?? '')).toBe('')
        }
      expect(parts.counts.used).toBeGreaterThan(10)
    },
  )

  it('render nothing a second time that says the same', async () => {
    const parts = makeKeptParts()
    for (let nth = 1; nth <= 4; nth++) await pageFor({ who: 'Kim', parts })
    const before = { ...parts.counts }
    renders = {}
    await pageFor({ who: 'Kim', parts })
    expect(parts.counts.rendered).toBe(before.rendered)
    expect(parts.counts.used).toBeGreaterThan(before.used)
    expect(renders).toEqual({})
  })

  it('render for another player what tells of them alone', async () => {
    const parts = makeKeptParts()
    for (let nth = 1; nth <= 4; nth++) await pageFor({ who: 'Kim', parts })
    renders = {}
    const page = await pageFor({ who: 'Robin', parts })
    expect(renders).toEqual({ name: 1 })
    expect(page.includes('Hello Robin') && !page.includes('Kim')).toBe(true)
  })

  it('render a part that reads one field of the player once for all who have it alike', async () => {
    const parts = makeKeptParts()
    for (let nth = 1; nth <= 4; nth++) await pageFor({ who: 'Kim', parts })
    for (const who of ['Robin', 'Alex', 'Sam']) {
      renders = {}
      const page = await pageFor({ who, parts })
      expect(page.includes(`Hello ${who}`)).toBe(true)
      expect(page.includes('<i>SweepStakes</i>')).toBe(true)
      expect(renders).toEqual({ name: 1 })
    }
  })

  it('follow each field that they read', async () => {
    const parts = makeKeptParts()
    for (const gameMode of ['SweepStakes', 'TournamentPoints', 'SweepStakes'] as const) {
      mode = gameMode
      for (let nth = 1; nth <= 4; nth++) {
        const page = await pageFor({ who: 'Kim', parts })
        expect(page.includes(`<i>${gameMode}</i>`)).toBe(true)
      }
    }
  })

  it('follow the data', async () => {
    const parts = makeKeptParts()
    for (let nth = 1; nth <= 4; nth++) await pageFor({ parts })
    shelf = () => ({ title: 'New', games: [{ id: 2, title: 'Two' }] })
    for (let nth = 1; nth <= 4; nth++) {
      const page = await pageFor({ parts })
      expect(['Two', '<p>New</p>'].every((text) => page.includes(text))).toBe(true)
      expect(page.includes('One &amp; only')).toBe(false)
    }
  })

  it('fail where the whole page would fail, and are whole again after it', async () => {
    const parts = makeKeptParts()
    for (let nth = 1; nth <= 3; nth++) await pageFor({ parts })
    const working = shelf
    shelf = () => ({ title: 'Broken', games: [] })
    const broken = timeless(await pageFor())
    for (let nth = 1; nth <= 3; nth++)
      expect(difference(timeless(await pageFor({ parts })), broken)).toBe('')
    shelf = working
    expect((await pageFor({ parts })).includes('One &amp; only')).toBe(true)
  })

  it('stay within their memory', async () => {
    const parts = makeKeptParts(2_000)
    for (let nth = 1; nth <= 30; nth++) {
      shelf = () => ({ title: `Shelf ${nth % 10}`, games: [{ id: nth % 10, title: 'Game' }] })
      await pageFor({ parts })
    }
    expect(parts.texts.size()).toBeLessThanOrEqual(2_000)
  })
})
