import type {
  AppInit,
  BrandWaiting,
  FeatureInfo,
  HomePage,
  InboxEntry,
  InboxKind,
  Player,
  Promotion,
  StaffPermission,
  StaffPlayerOverview,
  Translatable,
} from '@marquee/contract'
import type { LocalText } from '@marquee/contract/locales'
import type { BrandSettings } from './brandSettings.ts'
import type { Kernel } from './command.ts'
import type { Db, Tx } from './database.ts'
import type { Session } from './sessions.ts'

/** Who asks what runs for them. */
export interface StatusContext {
  kernel: Kernel
  brand: BrandSettings
  /** Null for a guest. */
  playerId: string | null
}

/** What one domain adds to the look at every feature (FEATURE-01); what it leaves out does not run. */
export interface FeatureInfoPart extends Partial<
  Omit<FeatureInfo, 'isGuest' | 'statusFeatures' | 'featuresInfo'>
> {
  statusFeatures?: Partial<FeatureInfo['statusFeatures']>
  featuresInfo?: FeatureInfo['featuresInfo']
}

export interface PlayerContext {
  kernel: Kernel
  brand: BrandSettings
  session: Session
  /** Epoch ms. */
  now: number
  /** The break or exclusion that runs, or null. */
  restriction: Player['restriction']
}

/** Fields of the Player entity (PLAYER-01, PLAYER-02) that one domain answers for. */
export interface PlayerPart {
  /** What they are during a break; null where that changes nothing. */
  off: Partial<Player> | null
  of: (context: PlayerContext) => Partial<Player> | Promise<Partial<Player>>
}

/** Fields that are the same during a break. */
export const playerFields = <Key extends keyof Player>(
  of: (context: PlayerContext) => Pick<Player, Key> | Promise<Pick<Player, Key>>,
): PlayerPart => ({ off: null, of })

/** What a player may use, and what it is during a break, when nothing rewards or invites to play. */
export const playerFlags = <Key extends keyof Player>(
  off: Pick<Player, Key>,
  of: (context: PlayerContext) => Pick<Player, Key> | Promise<Pick<Player, Key>>,
): PlayerPart => ({ off, of })

/** Something that happened to a player, as it is told in their inbox. */
export interface NewInboxEntry {
  playerId: string
  kind: InboxKind
  /** Names the thing among those of its kind: an entry with the same key is not written twice. */
  key: string
  params?: InboxEntry['params']
  /** What came with it, in minor units. */
  coins?: number
  entries?: number
}

/** What has become true for a player by now; entries that were written before are passed over. */
export type InboxSource = (
  context: StatusContext & { playerId: string },
) => NewInboxEntry[] | Promise<NewInboxEntry[]>

/** What runs for whoever asks; empty where the brand has none of it. A player on a break is never asked for. */
export type PromotionSource = (context: StatusContext) => Promise<Promotion[]> | Promotion[]

/** What the home page shows of a domain (HOME-02). */
export type HomeSource = (
  context: StatusContext,
) => Partial<HomePage['payload']> | Promise<Partial<HomePage['payload']>>

/** What the first answer to a page of a player holds of a domain (INIT-01). */
export type AppInitSource = (
  context: StatusContext & { playerId: string },
) => Promise<Partial<AppInit>>

/** A spin that a purchase brings beside what it says; null for a price that brings none. */
export type PurchaseExtra = (price: number) => { wheelId: number; title: Translatable } | null

/** What purchases bring the player beside what they say, by their price in US cents. */
export type PurchaseSource = (
  context: StatusContext & { playerId: string },
) => Promise<PurchaseExtra>

/**
 * What a domain puts on sale for one player, by its preset among those of the cash desk; `endsAt` (epoch
 * ms) is null where it does not end. Asked within the transaction of a purchase too.
 */
export type OfferSource = (
  db: Db | Tx,
  brand: BrandSettings,
  place: { playerId: string; now: number },
) => Promise<{ presetId: number; endsAt: number | null }[]>

/** What staff see of one player's standing in a domain. */
export type StaffPlayerSource = (
  db: Db,
  playerId: string,
) => Promise<Partial<StaffPlayerOverview['status']>>

/** What waits for staff in a domain, for those who may look after it. */
export interface StaffWaitingSource {
  access: StaffPermission
  /** One for each brand that is asked about: how many, and since when the oldest waits (epoch ms), or null. */
  of: (
    db: Db,
    brands: readonly string[],
  ) => Promise<
    {
      brand: string
      counts: Partial<Omit<BrandWaiting, 'brand' | 'oldestAt'>>
      since: number | null
    }[]
  >
}

/** A way for a brand's players to reach support, in a sentence; null where the brand has it not. */
export type SupportSource = (brand: BrandSettings) => LocalText | null

/** What a domain tells of itself, each asked for whoever is there. */
export interface Status {
  appInit?: AppInitSource
  home?: HomeSource
  /** What time alone has brought a player; kept in their inbox, each entry once. */
  inbox?: InboxSource
  info?: (context: StatusContext) => FeatureInfoPart | Promise<FeatureInfoPart>
  offers?: OfferSource
  player?: PlayerPart
  promotions?: PromotionSource
  purchase?: PurchaseSource
  staffPlayer?: StaffPlayerSource
  staffWaiting?: StaffWaitingSource
  support?: SupportSource
  /** The kinds of entries that it writes to the inbox, which players may have told in fewer ways. */
  tells?: readonly InboxKind[]
}

/** What every domain tells of itself. */
export interface StatusSources {
  appInit: AppInitSource[]
  home: HomeSource[]
  inbox: InboxSource[]
  info: NonNullable<Status['info']>[]
  offers: OfferSource[]
  player: PlayerPart[]
  promotions: PromotionSource[]
  purchase: PurchaseSource[]
  staffPlayer: StaffPlayerSource[]
  staffWaiting: StaffWaitingSource[]
  support: SupportSource[]
  tells: InboxKind[]
}

const given = <Value>(values: (Value | undefined)[]): Value[] =>
  values.filter((value) => value !== undefined)

export const statusOf = (all: Status[]): StatusSources => ({
  appInit: given(all.map(({ appInit }) => appInit)),
  home: given(all.map(({ home }) => home)),
  inbox: given(all.map(({ inbox }) => inbox)),
  info: given(all.map(({ info }) => info)),
  offers: given(all.map(({ offers }) => offers)),
  player: given(all.map(({ player }) => player)),
  promotions: given(all.map(({ promotions }) => promotions)),
  purchase: given(all.map(({ purchase }) => purchase)),
  staffPlayer: given(all.map(({ staffPlayer }) => staffPlayer)),
  staffWaiting: given(all.map(({ staffWaiting }) => staffWaiting)),
  support: given(all.map(({ support }) => support)),
  tells: all.flatMap(({ tells = [] }) => tells),
})

/** @throws when two domains answer for one field of the player. */
export async function playerPartsFor(
  parts: readonly PlayerPart[],
  context: PlayerContext,
): Promise<Partial<Player>> {
  const all = await Promise.all(
    parts.map(async ({ off, of }) => (context.restriction && off ? off : of(context))),
  )
  const merged: Partial<Player> = {}
  for (const part of all) {
    const twice = Object.keys(part).find((key) => key in merged)
    if (twice) throw new Error(`Two modules answer for the player's '${twice}'. Leave it to one.`)
    Object.assign(merged, part)
  }
  return merged
}
