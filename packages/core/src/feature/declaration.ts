import { type Localized } from '@marquee/contract/locales'
import type { ComponentType } from 'react'
import type { Dictionary } from '../i18n/types.ts'
import type { PageAddress } from '../routing/to.ts'
import type {
  FeatureId,
  KnownPath,
  ModalName,
  ModalNameOf,
  ModalsOf,
  PageSearch,
  PagesOf,
  ParameterName,
  ParamOf,
  PathOf,
  PlainModal,
  PropsOf,
} from './features.ts'
import type { AddressProps, ModalDefinition, ModalProps } from './modals.ts'
import type { Awaitable, LazyComponent, OwnScript, RouteContext, RouteDefinition } from './pages.ts'
import type { AutoModal, FeatureDefinition, FreeWay, NavigationItem, PushTools } from './types.ts'

/** What a feature's `bundle.ts` exports beside the components and functions that it names itself. */
export interface FeatureBundle {
  /** By the names that the declaration gives its addresses. */
  pages?: Record<string, ComponentType | OwnScript>
  /** The texts, or functions that fetch them where the bundle is also loaded without its pages. */
  messages: Localized<Dictionary | (() => Promise<Dictionary>)>
  /** Fills the query cache before one of the pages is rendered. */
  load?(context: RouteContext, page: string): Promise<unknown>
  /** Left out where every address that fits a path is a page. */
  isValid?(context: RouteContext, page: string): Awaitable<boolean>
  /** Fills the query cache before an entry of a slot is rendered. */
  prefetch?(tools: PushTools): Promise<unknown>
  /** Values for titles and descriptions that depend on what was loaded. */
  titleValues?(context: RouteContext, page: string): Awaitable<Record<string, string>>
}

/** The address of a page with what its route has beyond the others'. */
export type PageDeclaration<P extends string = KnownPath, S = object> = Partial<
  Omit<RouteDefinition, 'search'>
> & { path: P } & {
  search?: (query: Record<string, unknown>) => S & Record<string, unknown>
}

/** Address of each page of the bundle by its name, as the feature says in `Features`. */
type PageDeclarations<I extends FeatureId> = {
  [N in keyof PagesOf<I>]: PageDeclaration<PagesOf<I>[N] & string, PageSearch<I, N>>
}

type ModalDeclarations<I extends FeatureId> = {
  [N in keyof ModalsOf<I>]: Omit<ModalDefinition, 'load' | 'openModal' | 'query' | 'sample'> & {
    load: LazyComponent<ModalProps<N & ModalName>>
    openModal?: N & PlainModal
    query?: N extends PlainModal ? ParameterName : undefined
    sample?: AddressProps & PropsOf<N & ModalName>
  }
}

/** A path of the feature's own, its parameters filled in. */
type FilledPath<P extends string> = P extends `${infer Start}$${string}`
  ? [ParamOf<P>] extends [never]
    ? P
    : `${Start}${string}`
  : P | `${P}/`

type OwnNavigation<I extends FeatureId> = Omit<NavigationItem, 'to'> & {
  to?: FilledPath<PathOf<I>> | PageAddress
}

type OwnFreeWay = Omit<FreeWay, 'opens'> & { opens: { modal: PlainModal } | { to: PageAddress } }

/** What `defineFeature` takes: a definition whose pages and texts are those of its bundle. */
export type FeatureDeclaration<I extends FeatureId = FeatureId> = { [F in I]: DeclarationOf<F> }[I]

type DeclarationOf<I extends FeatureId> = Omit<
  FeatureDefinition,
  'id' | 'messages' | 'navigation' | 'routes' | 'modals' | 'autoModals' | 'freeWay'
> & {
  id: I
  /** Fetches the module `bundle.ts`. */
  bundle: () => Promise<FeatureBundle>
  /** What its routes share, beyond what every feature's have. */
  route?: Partial<RouteDefinition>
  /** Its entries in the navigation; they lead to its first page unless told. */
  navigation?: OwnNavigation<I>[]
  autoModals?: AutoModal<ModalNameOf<I> & PlainModal>[]
  freeWay?: OwnFreeWay
} & (PagesOf<I> extends { page: `/${I}` }
    ? /** Title and description are its texts `<name>.title` and `<name>.lead`. */
      { pages?: PageDeclarations<I> }
    : { pages: PageDeclarations<I> }) &
  ([ModalNameOf<I>] extends [never] ? { modals?: undefined } : { modals: ModalDeclarations<I> })
