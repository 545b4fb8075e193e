import type {
  FeatureId,
  KnownPath,
  ParamOf,
  PathOf,
  SearchOf,
  SharedSearch,
  SurePath,
} from '../feature/features.ts'

/** A path as pages are declared, with a slash at its end or without. */
type Address<P extends string> = P extends '/' ? P : P | `${P}/`
/** Every page that some brand has. */
export type PageAddress = Address<KnownPath>
/** Pages of one feature. */
export type OwnAddress<Own extends FeatureId> = Address<PathOf<Own> & KnownPath>
declare const held: unique symbol
declare const given: unique symbol
/** The address of a page that this brand has: `usePage` was asked for it. */
export type HeldPath<A extends PageAddress> = A & { readonly [held]: true }
/** An address as data gives it: from the platform, or of a page that the brand itself lists. */
export type GivenPath = string & { readonly [given]: true }

/** Takes over an address of data. What it leads to is known when the page runs, not when it is built. */
export const givenPath = (path: string) => path as GivenPath

type Query = Record<string, unknown>
/** The whole new query, or a change of the present one. */
type SearchOption<S> = (S & SharedSearch) | ((search: Query) => S & SharedSearch & Query)

type Params<P extends string> = [ParamOf<P>] extends [never]
  ? { params?: undefined }
  : { params: { [N in ParamOf<P>]: string } }

type Target<P extends KnownPath, To> = Params<P> & { to: To; search?: SearchOption<SearchOf<P>> }

/** Where data leads: nothing is known of its query either. */
export interface GivenTarget {
  to: GivenPath
  params?: undefined
  search?: Query | ((search: Query) => Query)
}

/** Pages with neither parameters nor a query of their own: most of them. */
type Plain<P extends KnownPath> = {
  [One in P]: [ParamOf<One>, keyof SearchOf<One>] extends [never, never] ? One : never
}[P]

/** Few members, so that an error says which page is meant: one for all plain pages, one for each other. */
type Targets<P extends KnownPath, Mark = unknown> =
  | { to: Address<Plain<P>> & Mark; params?: undefined; search?: SearchOption<object> }
  | { [One in Exclude<P, Plain<P>>]: Target<One, Address<One> & Mark> }[Exclude<P, Plain<P>>]

/** Where every link may lead, with the parameters and the query of the page. */
export type LinkTarget =
  | Targets<SurePath>
  | Targets<KnownPath, { readonly [held]: true }>
  /** The page that is shown, with another query. */
  | { to: '.'; params?: undefined; search?: SearchOption<Query> }
  | GivenTarget
