import type { Player } from '@marquee/contract'
import { LocaleProvider } from '@marquee/ui'
import { type QueryKey, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { Provider as StoreProvider } from 'jotai'
import { createContext, type PropsWithChildren, type ReactNode, use } from 'react'
import { AppProvider } from '../app/AppContext.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { createRuntime } from '../start/createRuntime.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import type { BrandConfig } from '../brand/types.ts'
import { ensureMessages } from '../i18n/messages.ts'
import { knownLocales, type LocaleCode } from '../i18n/types.ts'
import { ModalHost } from '../modals/ModalHost.tsx'
import { localisedPath, splitLocale } from '../routing/locale.ts'
import { parseSearch, stringifySearch } from '../routing/search.ts'
import { setGuest } from '../session/session.ts'
import { preloadSlots } from '../slots/registry.ts'
import type { SlotName } from '../slots/types.ts'
import { type Answers, type Asked, fetchFrom } from './answers.ts'
import { makeAppInit } from './makePlayer.ts'
import { appInitKey, meKey } from '../query/keys.ts'

export interface TestAppOptions {
  /** What differs from a brand called Test without features. */
  brand?: Partial<BrandConfig>
  /** In a story all features of the brand that it is shown in, instead of those that it names. */
  isWhole?: boolean
  locale?: LocaleCode
  /** Where the visitor is, query included; without locale. */
  path?: string
  /** Who is signed in; null or left out for a guest. */
  player?: Player | null
  /** What the query cache holds already. */
  data?: (readonly [QueryKey, unknown])[]
  /** What the platform answers. */
  answers?: Answers
  /** Slots that what is shown contains. */
  slots?: SlotName[]
}

export interface TestApp {
  runtime: AppRuntime
  /** Every call so far, oldest first. */
  asked: Asked[]
  /** Where the visitor is now, query included. */
  location: () => string
  /** What stands around a page: providers, router, modals. */
  Frame: (props: PropsWithChildren) => ReactNode
}

const art = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><rect width="240" height="180" rx="24" fill="#8885"/><text x="120" y="96" text-anchor="middle" fill="#888">${name}</text></svg>`)}`

const makeBrandConfig = (overrides: Partial<BrandConfig> = {}): BrandConfig => ({
  key: 'test',
  name: 'Test',
  theme: {
    key: 'test',
    art: {
      logo: art('logo'),
      mark: art('mark'),
      hero: art('hero'),
      heroNarrow: art('hero'),
      notFound: art('not found'),
      empty: art('empty'),
      trouble: art('trouble'),
      reward: art('reward'),
    },
    preloadFonts: [],
    themeColor: { dark: '#111111', light: '#ffffff' },
  },
  locales: [...knownLocales],
  appInit: { renderOnServer: true, userCache: false },
  features: [],
  ...overrides,
})

const Content = createContext<ReactNode>(null)
const Page = () => use(Content)

function makeRouter(runtime: AppRuntime, path: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <Page />
        <ModalHost />
      </>
    ),
  })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  return createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [localisedPath(path, runtime.locale)] }),
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname, runtime.brand.locales).path
        return url
      },
      output: ({ url }) => {
        url.pathname = localisedPath(url.pathname, runtime.locale)
        return url
      },
    },
  })
}

/** A running app without a server, for tests and stories: `render(<Frame><Page /></Frame>)`. */
export async function makeApp({
  brand: brandConfig,
  locale = 'en',
  path = '/',
  player = null,
  data = [],
  answers = {},
  slots = [],
}: TestAppOptions = {}): Promise<TestApp> {
  const asked: Asked[] = []
  const runtime = createRuntime({
    brand: defineBrand(makeBrandConfig(brandConfig)),
    locale,
    api: { baseUrl: '', fetch: fetchFrom(answers, asked) },
  })
  const { brand, i18n, queryClient } = runtime
  setGuest(queryClient, player === null)
  if (player) queryClient.setQueryData(meKey, player)
  queryClient.setQueryData(
    appInitKey,
    makeAppInit({ isGuest: player === null, login: player?.login ?? null }),
  )
  for (const [key, value] of data) queryClient.setQueryData(key, value)
  const router = makeRouter(runtime, path)
  runtime.router = router as never
  await Promise.all([
    ensureMessages(
      brand,
      i18n,
      brand.features.map(({ id }) => id),
    ),
    preloadSlots(brand, slots),
    router.load(),
  ])
  const Frame = ({ children }: PropsWithChildren) => (
    <AppProvider value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>
        <StoreProvider store={runtime.store}>
          <LocaleProvider locale={locale}>
            <Content value={children}>
              <RouterProvider router={router as never} />
            </Content>
          </LocaleProvider>
        </StoreProvider>
      </QueryClientProvider>
    </AppProvider>
  )
  return { runtime, asked, location: () => router.state.location.href, Frame }
}
