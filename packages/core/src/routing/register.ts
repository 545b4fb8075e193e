import type { AnyContext, RootRoute, Route, Router } from '@tanstack/react-router'
import type { SearchOf, SharedSearch, SurePath } from '../feature/features.ts'

type Root = RootRoute<unknown>

type PageRoute<P extends SurePath> = Route<
  unknown,
  Root,
  P,
  P,
  string,
  P,
  (query: Record<string, unknown>) => SearchOf<P> & SharedSearch
>
type PageRoutes = { [P in SurePath]: PageRoute<P> }

/** As TanStack's own generator would write them for pages that stand in files of one app. */
interface PageTypes {
  fileRoutesByFullPath: PageRoutes
  fullPaths: SurePath
  fileRoutesByTo: PageRoutes
  to: SurePath
  fileRoutesById: PageRoutes
  id: SurePath
}

type Tree = RootRoute<
  unknown,
  undefined,
  object,
  AnyContext,
  AnyContext,
  object,
  undefined,
  unknown,
  PageTypes
>

declare module '@tanstack/react-router' {
  /**
   * What `useNavigate` and `redirect` may go to: the pages of every brand. The tree itself is made when a
   * page runs, from the features of one brand (`createRouter`).
   */
  interface Register {
    router: Router<Tree, 'preserve'>
  }
}
