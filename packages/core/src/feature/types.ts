import { type Localized } from '@marquee/contract/locales'
import type { ApiClient } from '@marquee/api-client'
import type {
  FeatureInfo,
  InboxKind,
  Player,
  PushChannel,
  PushPayload,
  SignUp,
} from '@marquee/contract'
import type { IconName } from '@marquee/ui'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Brand } from '../brand/types.ts'
import type { Dictionary, LocaleCode } from '../i18n/types.ts'
import type { GivenPath, PageAddress } from '../routing/to.ts'
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
  SharedSearch,
} from './features.ts'
import type { AppRuntime } from '../app/runtime.ts'
import type { Middleware } from '../middleware/types.ts'
import type { SlotName, SlotProps } from '../slots/types.ts'

export type { Middleware, SlotName, SlotProps }

export type LayoutName = 'default' | 'auth' | 'geoblock'
/** Who a page, modal or entry is for. */
export type Audience = 'anyone' | 'guest' | 'player'

type Awaitable<T> = T | Promise<T>
/** A component that is fetched when it is needed. */
export type LazyComponent<P = object> = () => Promise<ComponentType<P> | OwnScript<P>>
/** A component of a bundle that comes in a script of its own, so that the bundle stays small. */
export interface OwnScript<P = object> {
  load: LazyComponent<P>
}

/** What a route's loader, validity check and title work with. */
export interface RouteContext {
  brand: Brand
  api: ApiClient
  queryClient: QueryClient
  locale: LocaleCode
  isGuest: boolean
  params: Record<string, string>
  search: Record<string, unknown>
}

/** A page of a feature. Pages, layouts and slots are loaded on demand (ROUTE-01). */
export interface RouteDefinition {
  /** Pattern with `$name` for parameters, without locale, for example `/issues/$pageName`. */
  path: string
  /** Unique over all features; the route's name with the locale joined by three underscores. */
  name: string
  page: LazyComponent
  layout?: LayoutName
  audience?: Audience
  /** Runs before the page and its prefetch, in order; pages for players or guests have `route-guard` by themselves. */
  middleware?: string[]
  /** Keeps what the page understands of the query, and turns the rest away. */
  search?: (query: Record<string, unknown>) => Record<string, unknown>
  /** Fills the query cache before the page is rendered. */
  load?: (context: RouteContext) => Promise<unknown>
  /** A page that turns out not to exist answers 404 'Page Not Found: {full path}' (ROUTE-44). */
  isValid?: (context: RouteContext) => Awaitable<boolean>
  /** Message key of the document's title, with the values it needs from the loaded data. */
  title: string
  titleValues?: (context: RouteContext) => Awaitable<Record<string, string>>
  /** Message key of the document's description; without such a text there is none. */
  description?: string
  /** Search engines leave the page out. */
  noindex?: true
  /** Slots the page shows: their entries are loaded with it. */
  slots?: SlotName[]
  /** The page needs nothing of the platform: the build makes its payload ahead (SSR-05). */
  prerender?: true
  /** The page is a section of the account area and stands in its navigation; it wraps itself in `AccountFrame`. */
  account?: AccountSection
}

/** How a page is listed in the account area. */
export interface AccountSection {
  label: Localized<string>
  icon: IconName
  /** Lower comes first; 0..100. */
  order: number
}

/** A modal of a feature, opened by name or by a query parameter. */
export interface ModalDefinition {
  load: LazyComponent<never>
  /** Value of the query parameter `openModal` that opens it (TEN-14). */
  openModal?: string
  /** Query parameter whose presence opens it, its value passed as prop `value` (MODAL-11). */
  query?: string
  /** Opens where the URL's hash contains this, on that path and those below it (VERIFY-05). */
  hash?: { contains: string; under: string }
  /** A guest who opens a player's modal is sent to sign up. */
  audience?: Audience
  /** Must be answered: the way back does not close it, and nothing opens in front of it. */
  required?: boolean
  /**
   * Nobody asks for it, however it opens: the page itself leads to an address that opens it. It
   * counts as an unsolicited modal, and the pause after it begins when it closes.
   */
  unasked?: boolean
  /** Opens on a page with a `geoblock` segment in its path too, where nothing else does (MODAL-27). */
  onGeoblock?: boolean
  /** Props that show it well where there is nothing real: the showcase opens it with them. */
  sample?: object
}

/** What a modal gets that an address opens: the value of its parameter, and what went wrong (MODAL-04). */
export interface AddressProps {
  value?: string
  errorText?: string
}

/** What a modal gets that is opened with `P`. */
interface ModalPropsWith<P extends object> {
  /** The name it was opened by. */
  name: string
  props: AddressProps & P
  close: () => void
  /** Spread on the `Dialog`: open state, what happens when it closes, and its place in the stack. */
  frame: {
    open: boolean
    onOpenChange: (open: boolean) => void
    onOpenChangeComplete: (open: boolean) => void
    /** False while another modal stands in front of it, on its way out included. */
    modal?: boolean
    /** Another modal in front of it is open. */
    inert?: boolean
    /** Among several modals one comes and goes differently from the first and the last (MODAL-08). */
    stack?: 'single' | 'several'
  }
}

/** @typeParam N Name of the modal; left out by one that nothing is given but by its address. */
export type ModalProps<N extends ModalName = never> = ModalPropsWith<
  [N] extends [never] ? object : PropsOf<N>
>

export interface SlotEntry<N extends SlotName> {
  /** Lower comes first; 0..100. */
  order: number
  load: LazyComponent<SlotProps[N]>
  audience?: Audience
  /** Stays for players on a break or excluded, to whom nothing is shown that invites to play (RP-02). */
  duringBreak?: 'shown'
  /** Fills the query cache before a page that names the slot is rendered; a failure leaves the page be. */
  prefetch?: (tools: PushTools) => Promise<unknown>
}

/** `account` is what the player's menu begins with; the others follow there as a grid of signs, and as lines of help. */
export type NavigationGroup = 'play' | 'rewards' | 'compete' | 'club' | 'help' | 'account'

export interface NavigationItem {
  group: NavigationGroup
  /** Stands here and not among the messages: every page shows it, whatever else it loads. */
  label: Localized<string>
  icon: IconName
  to: GivenPath
  /** Query of the link, for example one that opens a modal. */
  search?: SharedSearch
  order: number
  audience?: Audience
  /** Stays for players on a break or excluded, as everything in `help` and `account` does (RP-02). */
  duringBreak?: 'shown'
  /** Its badge counts what can be claimed of all features. */
  sumsUpRewards?: true
  /**
   * One of the few entries of the main navigation. What a page of the brand sums up, such as a single
   * reward, is not: it is one tap further, and in the menu.
   */
  primary?: true
  /**
   * Of the primary ones, what a phone's bar has room for. `centre` is what most come for, which a bar
   * with a raised middle has there.
   */
  bottomBar?: true | 'centre'
  /**
   * Hidden once the platform has said that this does not run (FEATURE-01). The shell asks when the first
   * page is at rest.
   */
  status?: FeatureStatus
}

/** The features of `statusFeatures` that are on or off as a whole. */
export type FeatureStatus = Exclude<
  keyof FeatureInfo['statusFeatures'],
  'extendedWheels' | 'redeem'
>

/** What query keys begin with, by the push that makes them old. */
export type MakesOld = Partial<Record<PushChannel, readonly QueryKey[]>>

export interface PushTools {
  queryClient: QueryClient
  api: ApiClient
}
export type PushHandlers = {
  [C in PushChannel]?: (payload: PushPayload<C>, tools: PushTools) => void
}

/** What a player sees unasked, once the page is at rest. */
export type AutoModal<N extends PlainModal = PlainModal> = { [One in N]: AutoModalOf<One> }[N]

interface AutoModalOf<N extends PlainModal> {
  modal: N
  /** Higher goes first. */
  priority: number
  /** Key of the once-a-day rule (DAILY-08). */
  oncePerDay: string
  /** Asked when its turn comes; false drops it. */
  wanted: (tools: PushTools) => Promise<boolean>
  audience?: Audience
}

/** What a feature has said about a newcomer when an account is opened: whose link it was, for example. */
export interface SignUpPart {
  /** Goes along with what the newcomer fills in. */
  fields: (runtime: AppRuntime) => Partial<SignUp>
  /** The account is open. */
  onSignedUp: (runtime: AppRuntime) => void
}

/** A way to coins or entries that costs nothing, named where a balance does not suffice and where ways are told of. */
export interface FreeWay {
  /** Stands here and not among the messages: pages of other features show it. */
  label: Record<LocaleCode, string>
  /** What it is, in a sentence. */
  text: Record<LocaleCode, string>
  icon: IconName
  /** The modal that it opens, or the page that it leads to. */
  opens: { modal: PlainModal } | { to: GivenPath }
  /** Lower comes first; 0..100. */
  order: number
}

/** How the inbox shows one kind of entry (LAYOUT-10); its words stand among those of the background. */
export interface InboxLook {
  icon: IconName
  /** Where it goes on. */
  link?: string
  /** Won, given or drawn without the player at the screen: told by itself, on the page or on the next visit. */
  isWin?: true
  /** Several in a row are one line with their sum, such as levels. */
  isGrouped?: true
}

/** One capability a brand can switch: everything it adds to the shell, in one place. */
export interface FeatureDefinition {
  id: string
  /** Ids of features without which this one makes no sense. */
  requires?: string[]
  /** Whether it is on for this player, on top of the brand having it (PRODUCT-08). */
  isActive?: (player: Player) => boolean
  routes?: RouteDefinition[]
  modals?: Record<string, ModalDefinition>
  slots?: { [N in SlotName]?: SlotEntry<N>[] }
  navigation?: NavigationItem[]
  /**
   * How its promotions look: the platform says which there are, what they give and how many can be
   * claimed (`GET /rest/page/promotions/`, entries with the feature's id). Left out by a feature whose
   * entry in the navigation has the sign.
   */
  status?: { icon: IconName }
  /** Whether it puts a button in the place that every layout keeps for one, `data-chat-dock` (`Dock`). */
  docks?: (brand: Brand) => boolean
  /** Names of other companies' scripts that it fetches in a brand: pages may reach no others (`scripts` of the brand). */
  scripts?: (brand: Brand) => readonly string[]
  freeWay?: FreeWay
  /** What it tells players of in their inbox. */
  inbox?: { [Kind in InboxKind]?: InboxLook }
  pushes?: PushHandlers
  /**
   * What query keys begin with that a push makes old: what is on the page is fetched anew at once, the
   * rest when it is opened.
   */
  makesOld?: MakesOld
  autoModals?: AutoModal[]
  /** Middleware that its routes name, beside the shell's `route-guard`. */
  middleware?: Record<string, () => Promise<Middleware>>
  /** Names of its cookies that no page depends on: a guest who brings one gets the page of all guests. */
  guestCookies?: string[]
  /** Fetched when somebody signs up. */
  signUpPart?: () => Promise<SignUpPart>
  /** Work without a place on the page, such as a key; mounted once the first page has been painted. */
  behaviours?: LazyComponent[]
  messages: Localized<() => Promise<Dictionary>>
}

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
