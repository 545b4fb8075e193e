/**
 * What features have that others name: pages, modals, parameters of addresses. Each adds itself, in its
 * `feature.ts`, and what it declares there has to be just that:
 *
 * ```ts
 * declare module '@marquee/core' {
 *   interface Features {
 *     lottery: { pages: { page: '/lottery' }; modals: { 'lottery-won': { ticketId: number } } }
 *   }
 * }
 * ```
 *
 * - `pages`: the path of each page by its name; optional where only a variant of the feature has it.
 * - `search`: what a page keeps of its query, by the page's name.
 * - `modals`: what each modal is opened with, by its name.
 * - `parameters`: parameters that every page understands, such as one that opens a modal.
 *
 * It is types alone: a dead link does not compile, and a page loads no byte for it.
 */
export interface Features {}

/** Ids of the features that every brand has: links to their pages need not ask. Added to by whoever lists them. */
export interface EveryBrand {}

export type FeatureId = keyof Features

type Part<I extends FeatureId, Name extends string> = Features[I] extends { [N in Name]: infer P }
  ? P
  : object

/** Paths of a feature's pages by the names of the pages. */
export type PagesOf<I extends FeatureId> = Part<I, 'pages'>
/** What each modal of a feature is opened with, by its name. */
export type ModalsOf<I extends FeatureId> = Part<I, 'modals'>

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T]
type Values<T> = Extract<NonNullable<T[keyof T]>, string>

/** Paths of the pages that a feature has in some brand. */
export type PathOf<I extends FeatureId> = { [F in I]: Values<PagesOf<F>> }[I]

/** Every path that some brand has, as features declare it: `/issues/$pageName`. */
export type KnownPath = PathOf<FeatureId>

/** Paths that every brand has. */
export type SurePath = {
  [F in FeatureId & keyof EveryBrand]: Values<Pick<PagesOf<F>, RequiredKeys<PagesOf<F>>>>
}[FeatureId & keyof EveryBrand]

/** Names of the parameters in a path. */
export type ParamOf<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : P extends `${string}$${infer Name}`
    ? Name
    : never

/** What a page keeps of its query. */
export type PageSearch<I extends FeatureId, Name> = Name extends keyof Part<I, 'search'>
  ? Part<I, 'search'>[Name]
  : object

/** The same by the page's path. */
export type SearchOf<P extends KnownPath> = {
  [I in FeatureId]: {
    [Name in keyof PagesOf<I>]-?: P extends PagesOf<I>[Name] ? PageSearch<I, Name> : never
  }[keyof PagesOf<I>]
}[FeatureId]

type ToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (
  value: infer I,
) => void
  ? I
  : never

/** Every modal that some brand has, with what it is opened with. */
export type Modals = ToIntersection<{ [I in FeatureId]: ModalsOf<I> }[FeatureId]>
export type ModalName = Extract<keyof Modals, string>
/** Modals of one feature. */
export type ModalNameOf<I extends FeatureId> = Extract<keyof ModalsOf<I>, string>
/** What a modal is opened with. */
export type PropsOf<N extends ModalName> = NonNullable<Modals[N]>
/** Modals that show nothing without what they are opened with; no address opens them. */
export type NeedsProps = {
  [N in ModalName]: object extends PropsOf<N> ? never : N
}[ModalName]
/** All others. */
export type PlainModal = Exclude<ModalName, NeedsProps>

type Parameters = ToIntersection<{ [I in FeatureId]: Part<I, 'parameters'> }[FeatureId]>
/** A query parameter that opens a modal, beside `openModal`. */
export type ParameterName = Extract<keyof Parameters, string>

/** What every page understands of its query. */
export type SharedSearch = { [N in ParameterName]?: Parameters[N & keyof Parameters] } & {
  /** A modal opens. */
  openModal?: ModalName
  /** What the modal says that `openModal` names (MODAL-04). */
  errorMessage?: string
  /** Where somebody goes on who signs up or in here. */
  redirectUrl?: string
}
