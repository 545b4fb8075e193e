import { z } from 'zod'
import { data, gameMode, instant, minor, ok, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { actsContract } from './acts.ts'
import { auditEntry, auditQuery } from './audit.ts'
import { brandKey, ofBrand, page, reason } from './common.ts'
import { documentsContract } from './documents.ts'
import { managementContract } from './management.ts'
import { moneyContract } from './money.ts'
import { playersContract } from './players.ts'
import { staffPermission, staffRole } from './staff.ts'

export const staffMember = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: staffRole,
  permissions: z.array(staffPermission),
  brands: z.array(z.object({ key: brandKey, name: z.string() })),
  /** When this sign-in ends at the latest; after 30 minutes without a call it ends earlier. */
  signedInUntil: instant,
})
export type StaffMember = z.infer<typeof staffMember>

const day = z.iso.date()

const reportFigures = z.object({
  signUps: z.int(),
  /** Each player once, however often they played. */
  activePlayers: z.int(),
  exclusions: z.int(),
  /** By what was played with. */
  play: z.array(z.object({ gameMode, rounds: z.int(), staked: minor, won: minor })),
})

/** What a brand did in some days, by the clock of UTC: in all of them, and on each. */
export const brandReport = reportFigures.extend({
  /** Every day of the span, the first one first. */
  days: z.array(reportFigures.extend({ day })),
})
export type BrandReport = z.infer<typeof brandReport>

/** Calls of the back office: at its own host only, with a session of staff (see `access`). */
export const backOfficeContract = {
  signIn: {
    summary:
      'Signs a member of staff in with password and the code of the moment. Whatever is wrong is answered alike; three failures within 30 minutes pause sign-in for 30 minutes.',
    origin: 'ours',
    audience: 'staff',
    access: 'door',
    body: z.object({
      email: z.email().max(254),
      password: z.string().min(1).max(200),
      code: z.string().regex(/^\d{6}$/, 'Six digits'),
    }),
    response: data(staffMember),
    errors: ['wrong-credentials'],
  },
  signOut: {
    summary: 'Ends the session.',
    origin: 'ours',
    audience: 'staff',
    access: 'signed-in',
    response: ok,
  },
  me: {
    summary: 'Who is signed in, with what they may do and for which brands.',
    origin: 'ours',
    audience: 'staff',
    access: 'signed-in',
    response: data(staffMember),
  },
  ...playersContract,
  ...actsContract,
  ...documentsContract,
  refreshPages: {
    summary:
      'Tells every open page of players who were here within a day that the brand has changed (the push app with reload).',
    origin: 'ours',
    audience: 'staff',
    access: 'open-pages',
    follows: ['RT-16', 'ERR-30'],
    params: ofBrand,
    body: z.object({ reason }),
    /** How many players were told. */
    response: data(z.object({ players: z.int() })),
  },
  report: {
    summary: 'What happened in a brand from one day to another, both included, by UTC.',
    origin: 'ours',
    audience: 'staff',
    access: 'reports',
    params: ofBrand,
    query: z.object({ from: day, to: day }),
    response: data(brandReport),
    errors: ['not-available'],
  },
  audit: {
    summary: 'The audit log of a brand, newest first.',
    origin: 'ours',
    audience: 'staff',
    access: 'audit',
    params: ofBrand,
    query: auditQuery,
    response: page(auditEntry),
  },
  ...moneyContract,
  ...managementContract,
} satisfies Record<string, CallContract>
