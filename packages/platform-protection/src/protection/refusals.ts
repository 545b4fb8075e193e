import type { LimitKind, LimitPeriod, PlayRestriction } from '@marquee/contract'
import { PlatformError } from '@marquee/platform-kernel/errors'

const pages = {
  purchase: '/profile/purchase-limit',
  play: '/profile/play-limits',
  realityCheck: '/profile/reality-check',
  'cool-off': '/profile/cool-off',
  'self-exclusion': '/profile/self-exclusion',
}

const iso = (epochMs: number): string => new Date(epochMs).toISOString()
const until = (epochMs: number) => ({ path: 'until', message: String(epochMs) })
const see = (page: string) => ({ path: 'see', message: page })

/** Neither play nor purchases while a break or an exclusion runs. */
export const onBreak = ({ kind, until: end }: PlayRestriction): PlatformError =>
  kind === 'cool-off'
    ? new PlatformError(
        'cool-off',
        `This account takes a break until ${iso(end)}. Play and purchases open again then.`,
        { details: [until(end), see(pages[kind])] },
      )
    : new PlatformError(
        'self-excluded',
        `This player is excluded from play until ${iso(end)}, in every brand of the group. What can be redeemed, can be redeemed; the history stays open.`,
        { details: [until(end), see(pages[kind])] },
      )

export const signUpOnBreak = (end: number): PlatformError =>
  new PlatformError(
    'self-excluded',
    `Somebody with these details chose to be excluded from play until ${iso(end)}. No account can be opened until then. If that is not you, write to our support; if it is, you will find people to talk to on our page about responsible play.`,
    { details: [until(end), see('/game/responsible-play')] },
  )

export interface ReachedLimit {
  kind: LimitKind
  period: LimitPeriod
  amount: number
  /** Epoch ms from which there is room again. */
  until: number
}

export const limitReached = (reached: ReachedLimit): PlatformError => {
  const { kind, period, amount } = reached
  const purchase = kind === 'purchase'
  return new PlatformError(
    purchase ? 'purchase-limit-reached' : 'play-limit-reached',
    `The player’s own limit '${kind}' of ${amount} a ${period} leaves no room for this. There is room again from ${iso(reached.until)}.`,
    {
      details: [
        until(reached.until),
        { path: 'limit', message: `${kind}/${period}` },
        see(purchase ? pages.purchase : pages.play),
      ],
    },
  )
}

export const realityCheckDue = (minutes: number): PlatformError =>
  new PlatformError(
    'reality-check-due',
    `The player asked to be reminded every ${minutes} minutes of play. Show the figures of GET /rest/responsible-play/ and answer with POST /rest/responsible-play/reality-check/; then play goes on.`,
    { details: [see(pages.realityCheck)] },
  )
