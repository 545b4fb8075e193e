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
import type { AppRuntime } from '../app/runtime.ts'
import type { Brand } from '../brand/types.ts'
import type { Dictionary, LocaleCode } from '../i18n/types.ts'
import type { Middleware } from '../middleware/types.ts'
import type { GivenPath } from '../routing/to.ts'
import type { SlotName, SlotProps } from '../slots/types.ts'
import type { PlainModal, SharedSearch } from './features.ts'
import type { ModalDefinition } from './modals.ts'
import type { Audience, LazyComponent, RouteDefinition } from './pages.ts'

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
  /** It is given once the player claims it where its link leads. */
  waits?: true
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
  /** The modal that claims what is ready of its promotions as it opens, where none of them asks for a choice. */
  claims?: PlainModal
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
