import { z } from 'zod'
import { data, instant, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { featureSwitch, featureSwitches } from '../player/schemas.ts'
import { exclusionTerm, playRestriction } from '../responsible-play/schemas.ts'
import { ofPlayer, reason } from './common.ts'

/** Where a player is signed in. */
export const staffPlayerSession = z.object({
  id: uuid,
  /** Browser and system; empty when unknown. */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
})
export type StaffPlayerSession = z.infer<typeof staffPlayerSession>

const exclusion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cool-off'),
    days: z.union([z.literal(1), z.literal(3), z.literal(7), z.literal(14), z.literal(30)]),
    reason,
  }),
  z.object({ kind: z.literal('self-exclusion'), term: exclusionTerm, reason }),
])
export type StaffExclusion = z.infer<typeof exclusion>

/** What staff do for a player: breaks and exclusions, sessions, and what the player may use. */
export const actsContract = {
  exclude: {
    summary:
      'Begins a break or an exclusion for a player, or makes it longer; an exclusion holds in every brand of the group.',
    origin: 'ours',
    audience: 'staff',
    access: 'exclusions',
    params: ofPlayer,
    body: exclusion,
    response: data(playRestriction),
    errors: ['not-found', 'not-available', 'self-excluded'],
  },
  playerSessions: {
    summary: 'Where a player is signed in now, the newest first.',
    origin: 'ours',
    audience: 'staff',
    access: 'sessions',
    params: ofPlayer,
    response: data(z.object({ sessions: z.array(staffPlayerSession) })),
    errors: ['not-found'],
  },
  endPlayerSessions: {
    summary:
      'Signs a player out of one session, or with null of all; their open pages learn it at once.',
    origin: 'ours',
    audience: 'staff',
    access: 'sessions',
    params: ofPlayer,
    body: z.object({ sessionId: uuid.nullable(), reason }),
    /** How many were ended. */
    response: data(z.object({ ended: z.int() })),
    errors: ['not-found'],
  },
  unlockSignIn: {
    summary:
      'Forgets the wrong passwords that pause a player’s sign-in, for whoever has shown to be the player.',
    origin: 'ours',
    audience: 'staff',
    access: 'players',
    params: ofPlayer,
    body: z.object({ reason }),
    response: data(z.object({ wasPaused: z.boolean() })),
    errors: ['not-found'],
  },
  markAffiliate: {
    summary: 'Makes a player an affiliate, which opens the affiliates’ area to them, or ends that.',
    origin: 'ours',
    audience: 'staff',
    access: 'affiliates',
    follows: ['ROLE-07'],
    params: ofPlayer,
    body: z.object({ isAffiliate: z.boolean(), reason }),
    response: data(z.object({ isAffiliate: z.boolean() })),
    errors: ['not-found'],
  },
  switchFeature: {
    summary:
      'Switches boxes, the VIP bundle or the bingo store on or off for one player; all are on until then.',
    origin: 'ours',
    audience: 'staff',
    access: 'feature-switches',
    follows: ['ROLE-06', 'LOOTBOX-01'],
    params: ofPlayer,
    body: z.object({ feature: featureSwitch, isOn: z.boolean(), reason }),
    response: data(featureSwitches),
    errors: ['not-found'],
  },
} satisfies Record<string, CallContract>
