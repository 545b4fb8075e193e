import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter as createTanStackRouter,
  notFound,
  Outlet,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { type ComponentType, type ReactNode, use } from 'react'
import { AppProvider } from '../app/AppContext.ts'
import { loadDeferred } from '../deferred/deferred.tsx'
import { loadComponent } from '../app/lazy.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { Shell } from './Shell.tsx'
import type {
  FeatureDefinition,
  LayoutName,
  RouteContext,
  RouteDefinition,
  SlotName,
} from '../feature/index.ts'
import { ensureMessages } from '../i18n/messages.ts'
import { layouts } from '../layouts/registry.ts'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { isGuest } from '../session/session.ts'
import { prefetchSlots, preloadSlots, slotOwners } from '../slots/registry.ts'
import { isChunkFailure, reloadOnce } from '../routing/chunks.ts'
import { localisedPath, splitLocale } from '../routing/locale.ts'
import { parseSearch, stringifySearch } from '../routing/search.ts'
import { hydratePage } from '../routing/state.ts'
import { readWebview } from '../routing/webview.ts'

const isServer = import.meta.env.SSR

type Preloadable = ((props: object) => ReactNode) & { preload: () => Promise<void> }

/** Whether the visitor is on the way to another page; a prefetch alone is none. */
const isNavigating = ({ takenOver, router }: AppRuntime): boolean =>
  takenOver && router?.state.status === 'pending'

/** A component that the router fetches, with its messages and slots, before it renders it. */
function lazily(runtime: AppRuntime, fetchIt: () => Promise<ComponentType>): Preloadable {
  let Arrived: ComponentType | undefined
  let coming: Promise<void> | undefined
  const arrive = async () => {
    try {
      Arrived = await fetchIt()
    } catch (error) {
      // The page that is shown stays until the document of the one asked for takes its place.
      if (isNavigating(runtime) && isChunkFailure(error) && reloadOnce())
        await new Promise<never>(() => {})
      throw error
    }
  }
  const Lazy = () => {
    // Still on its way, or it never came: what the server rendered stays until that is known.
    if (!Arrived && coming) use(coming)
    if (!Arrived) throw new Error('A page was rendered before it was loaded.')
    return <Arrived />
  }
  return Object.assign(Lazy, { preload: () => (coming = arrive()) })
}

/** Slots of the layout, on every page. */
const layoutSlots: SlotName[] = ['header.actions', 'bottomBar.middle']

/** Namespaces a route needs: the shell's, its feature's, and those of whoever shows something on it. */
export function namespacesOf(
  runtime: AppRuntime,
  feature: FeatureDefinition | null,
  route: RouteDefinition | null,
): string[] {
  const owners = slotOwners(runtime.brand, [...layoutSlots, ...(route?.slots ?? [])])
  return [...new Set(['core', ...(feature ? [feature.id] : []), ...owners])]
}

/** Namespaces that a rendered page shows in slots alone. */
export function slotNamespaces(
  { brand }: AppRuntime,
  matches: readonly {
    staticData?: { definition?: RouteDefinition; feature?: FeatureDefinition }
  }[],
): string[] {
  const pages = matches.flatMap(({ staticData }) => staticData ?? [])
  const slots = pages.flatMap(({ definition }) => definition?.slots ?? [])
  const own = pages.map(({ feature }) => feature?.id)
  return slotOwners(brand, [...layoutSlots, ...slots]).filter((id) => !own.includes(id))
}

/** While the browser takes over a rendered page, the deferred parts of it wait; otherwise they come with it. */
const isWhole = ({ takenOver }: AppRuntime): boolean => isServer || takenOver

const preloadParts = async (runtime: AppRuntime, slots: SlotName[]): Promise<void> => {
  if (isWhole(runtime)) await preloadSlots(runtime.brand, slots)
}

const loadParts = async (runtime: AppRuntime): Promise<void> => {
  if (isWhole(runtime)) await loadDeferred(runtime.brand)
}

/**
 * The texts of a page: of one that the server rendered those that came with it, else from what the build
 * made ahead of it or its features' own files.
 */
async function loadTexts(
  runtime: AppRuntime,
  feature: FeatureDefinition | null,
  route: RouteDefinition | null,
): Promise<void> {
  if (!isWhole(runtime)) return
  if (!isServer && route?.prerender) {
    const { takePayload } = await import('../routing/payload.ts')
    await takePayload(runtime, route.path)
  }
  await ensureMessages(runtime.brand, runtime.i18n, namespacesOf(runtime, feature, route))
}

function lazyPage(
  runtime: AppRuntime,
  feature: FeatureDefinition,
  route: RouteDefinition,
): Preloadable {
  return lazily(runtime, async () => {
    const [page] = await Promise.all([
      loadComponent(route.page),
      preloadParts(runtime, route.slots ?? []),
      loadTexts(runtime, feature, route),
    ])
    await loadParts(runtime)
    return page
  })
}

function lazyLayout(runtime: AppRuntime, name: LayoutName): Preloadable {
  return lazily(runtime, async () => {
    const [Layout] = await Promise.all([
      loadComponent(layouts[name]),
      preloadParts(runtime, layoutSlots),
      loadTexts(runtime, null, null),
    ])
    await loadParts(runtime)
    return () => (
      <Layout>
        <Outlet />
      </Layout>
    )
  })
}

function buildPage(
  runtime: AppRuntime,
  parent: AnyRoute,
  feature: FeatureDefinition,
  definition: RouteDefinition,
): AnyRoute {
  const contextOf = (params: object, search: object): RouteContext => ({
    brand: runtime.brand,
    api: runtime.api,
    queryClient: runtime.queryClient,
    locale: runtime.locale,
    isGuest: isGuest(runtime.queryClient),
    params: params as Record<string, string>,
    search: definition.search?.(search as Record<string, unknown>) ?? {},
  })
  return createRoute({
    getParentRoute: () => parent,
    path: definition.path,
    component: lazyPage(runtime, feature, definition),
    staticData: { definition, feature },
    loaderDeps: ({ search }) => definition.search?.(search as Record<string, unknown>) ?? {},
    beforeLoad: async ({ location }) => {
      // A page without anything before it starts at once.
      if (!definition.audience && !definition.middleware) return
      await import('../middleware/run.ts').then((module) =>
        module.runMiddleware(runtime, definition, location.href),
      )
    },
    loader: async ({ params, deps, location }) => {
      const context = contextOf(params, deps)
      await Promise.all([
        definition.load?.(context),
        prefetchSlots(runtime, definition.slots ?? []),
        // Not a byte of it is in the browser's router.
        isServer &&
          import('./prefetchScene.ts').then((module) => module.prefetchScene(runtime, location)),
      ])
      if (definition.isValid && !(await definition.isValid(context))) {
        throw notFound({ data: { message: `Page Not Found: ${location.publicHref}` } })
      }
    },
  })
}

/** Before every navigation and prefetch: what the address says, then the route rules. */
async function enter(
  runtime: AppRuntime,
  { search, publicHref }: ParsedLocation,
  isPrefetch: boolean,
): Promise<void> {
  if (isServer) return readWebview(runtime, search)
  // Its script comes with the first navigation or once the page is at rest, whichever is earlier.
  await import('../routing/beforeNavigation.ts').then((module) =>
    module.beforeNavigation(runtime, publicHref, isPrefetch),
  )
}

/** The route tree of a brand: one branch per layout, one leaf per page of its features. */
function buildTree(runtime: AppRuntime): AnyRoute {
  const root = createRootRoute({
    beforeLoad: ({ location, preload }) => enter(runtime, location, preload),
    component: () => (
      <AppProvider value={runtime}>
        <Shell>
          <Outlet />
        </Shell>
      </AppProvider>
    ),
    // What goes wrong before any layout is there.
    errorComponent: (props) => (
      <AppProvider value={runtime}>
        <ErrorPage {...props} />
      </AppProvider>
    ),
    notFoundComponent: lazily(runtime, async () => {
      const [Layout, { NotFoundPage }] = await Promise.all([
        loadComponent(layouts.default),
        import('../pages/NotFoundPage.tsx'),
        preloadParts(runtime, layoutSlots),
        loadTexts(runtime, null, null),
      ])
      await loadParts(runtime)
      return () => (
        <Layout>
          <NotFoundPage />
        </Layout>
      )
    }),
  })
  const pages = runtime.brand.features.flatMap((feature) =>
    (feature.routes ?? []).map((definition) => ({ feature, definition })),
  )
  const branches = (Object.keys(layouts) as LayoutName[]).map((name) => {
    const branch = createRoute({
      getParentRoute: () => root,
      id: `layout-${name}`,
      component: lazyLayout(runtime, name),
    })
    const own = pages.filter(({ definition }) => (definition.layout ?? 'default') === name)
    return branch.addChildren(
      own.map(({ feature, definition }) => buildPage(runtime, branch, feature, definition)),
    )
  })
  return root.addChildren(branches)
}

/** The router of one running page (or one server render). */
export function createRouter(runtime: AppRuntime, history?: RouterHistory) {
  const { locales } = runtime.brand
  const router = createTanStackRouter({
    routeTree: buildTree(runtime),
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname, locales).path
        return url
      },
      output: ({ url }) => {
        url.pathname = localisedPath(url.pathname, runtime.locale)
        return url
      },
    },
    hydrate: () => {
      hydratePage(runtime)
      readWebview(runtime, parseSearch(window.location.search))
    },
  })
  runtime.router = router
  return router
}
