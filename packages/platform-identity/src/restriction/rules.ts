import { type LocalText } from '@marquee/contract/locales'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Region, UnknownRegion } from '@marquee/platform-kernel/region'
import { texts } from '../messages/texts.ts'
import { states } from './states.ts'

type Limits = Pick<BrandSettings, 'minimumAge' | 'blockedStates'>

export interface StateRule {
  code: string
  name: LocalText
  /** Years. */
  minimumAge: number
  allowed: boolean
}

/** What a brand asks for in each state, in the order of their English names. */
export const stateRules = ({ minimumAge, blockedStates }: Limits): StateRule[] =>
  states.map((code) => ({
    code,
    name: texts(`states.${code}`),
    minimumAge: minimumAge.states[code] ?? minimumAge.default,
    allowed: !blockedStates.includes(code),
  }))

/** The rule of one state, or undefined when there is no such state. */
export const stateRule = (limits: Limits, code: string): StateRule | undefined =>
  stateRules(limits).find((rule) => rule.code === code)

/** Whether a brand may be played in a region; where nothing is known of it, the platform's setting decides. */
export function isOpenIn(
  limits: Limits,
  region: Region | null,
  unknown: UnknownRegion = 'open',
): boolean {
  if (!region) return unknown !== 'closed'
  if (region.country !== 'US') return false
  return region.state === null || (stateRule(limits, region.state)?.allowed ?? false)
}

/** How the player's last position was judged. */
export interface JudgedPosition {
  access: boolean
  /** Epoch ms. */
  at: number
}

/** So long a position speaks for an address that nothing is known of, in ms. */
export const positionLifetime = 24 * 3_600_000

/**
 * The one verdict on whether somebody may act where a brand may not be played everywhere. A position
 * that was refused holds until another one is accepted: whoever stands elsewhere again says so.
 * @param position null for guests, and for players who were never asked.
 */
export function mayActFrom(
  limits: Limits,
  place: { region: Region | null; unknown: UnknownRegion; position: JudgedPosition | null },
  { isPlayer, now }: { isPlayer: boolean; now: number },
): boolean {
  const { region, unknown, position } = place
  if (!isOpenIn(limits, region, unknown)) return false
  if (position && !position.access) return false
  // Guests may join: their position is asked for once they play.
  if (region || unknown !== 'position' || !isPlayer) return true
  return position !== null && now - position.at < positionLifetime
}

/** Why a position is refused, or null when it is not. */
export type PositionRefusal = 'region' | 'contradiction' | null

/**
 * What a position means for a player (GEO-03). An address and a position of different states or
 * countries contradict each other, and one of them is made up: neither is believed.
 * @param state the state of the position, null outside the USA.
 * @param address where the address is, as far as it is known.
 */
export function judgePosition(
  limits: Limits,
  state: string | null,
  address: Region | null,
): PositionRefusal {
  if (address) {
    const abroad = address.country !== 'US'
    if (abroad !== (state === null)) return 'contradiction'
    if (state !== null && address.state !== null && address.state !== state) return 'contradiction'
  }
  if (state === null) return 'region'
  return isOpenIn(limits, { country: 'US', state }) && isOpenIn(limits, address) ? null : 'region'
}

const openPaths = /^\/(geoblock|page|terms)(\/|$)/

/**
 * Where a visitor of a blocked region goes instead of a page, or null where the page is for
 * everybody: what explains the block, and the documents one may want to read (TEN-20).
 * @param path of the page, with the locale's prefix.
 */
export function detourOf(path: string): string | null {
  const [, prefix = '', bare = '/'] = /^(\/es(?=\/|$))?(.*)$/.exec(path) ?? []
  return openPaths.test(bare || '/') ? null : `${prefix}/geoblock/`
}
