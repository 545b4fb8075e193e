import { z } from 'zod'
import {
  balance,
  data,
  gameMode,
  id,
  instant,
  json,
  minor,
  moment,
  uuid,
  wallet,
} from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { featureSwitches } from '../player/schemas.ts'
import { playRestriction, responsiblePlayStatus } from '../responsible-play/schemas.ts'
import { round } from '../rounds/schemas.ts'
import { list, ofBrand, ofPlayer, page } from './common.ts'

/** Without `personal-data` what says who somebody is shows only enough to tell two apart. */
export const staffPlayer = z.object({
  id: uuid,
  login: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  name: z.string().nullable(),
  state: z.string().nullable(),
  gameMode,
  createdAt: instant,
  /** The last sign-in or, before the first, null. */
  lastSignInAt: instant.nullable(),
})
export type StaffPlayer = z.infer<typeof staffPlayer>

export const staffPlayerOverview = staffPlayer.extend({
  balance,
  status: z.object({
    emailConfirmed: z.boolean(),
    phoneConfirmed: z.boolean(),
    profileCompleted: z.boolean(),
    roundOpen: z.boolean(),
    isAffiliate: z.boolean(),
    /** Staff's switches; whether the brand has the feature at all is its own matter. */
    mayUse: featureSwitches,
    /** Signed in somewhere now. */
    liveSessions: z.int(),
    restriction: playRestriction.nullable(),
    /** Null for staff who may not see documents. */
    pendingDocuments: z.int().nullable(),
  }),
  /** Newest first, twenty at most. */
  signIns: z.array(z.object({ at: instant, device: z.string() })),
})
export type StaffPlayerOverview = z.infer<typeof staffPlayerOverview>

export const staffPersonalData = z.object({
  id: uuid,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  birthDay: z.string().nullable(),
  address: z.string().nullable(),
  address2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  locale: z.string(),
})
export type StaffPersonalData = z.infer<typeof staffPersonalData>

export const staffLedgerEntry = z.object({
  id: z.string(),
  at: instant,
  kind: z.string(),
  reference: z.string(),
  wallet,
  /** Minor units; negative is given. */
  amount: z.int(),
  balanceAfter: minor,
})
export type StaffLedgerEntry = z.infer<typeof staffLedgerEntry>

/** A round without the details of its outcome; `backOffice.round` has them. */
export const staffRound = round.omit({ outcome: true }).extend({ title: z.string() })
export type StaffRound = z.infer<typeof staffRound>

/** What staff read of players: who they are, what they have and what they played. */
export const playersContract = {
  players: {
    summary:
      'Players of a brand. `q` is an id, or a part of login, e-mail, phone or name; who may not see personal data finds e-mail, phone and name only as a whole.',
    origin: 'ours',
    audience: 'staff',
    access: 'players',
    params: ofBrand,
    query: list(['createdAt', 'login']).extend({ q: z.string().trim().max(254).optional() }),
    response: page(staffPlayer),
  },
  player: {
    summary: 'One player: balances, status, latest sign-ins.',
    origin: 'ours',
    audience: 'staff',
    access: 'players',
    params: ofPlayer,
    response: data(staffPlayerOverview),
    errors: ['not-found'],
  },
  personalData: {
    summary: 'What a player told about themselves, in full.',
    origin: 'ours',
    audience: 'staff',
    access: 'personal-data',
    params: ofPlayer,
    response: data(staffPersonalData),
    errors: ['not-found'],
  },
  ledger: {
    summary: 'What moved a player’s balances, with what each held then.',
    origin: 'ours',
    audience: 'staff',
    access: 'players',
    params: ofPlayer,
    query: list(['at', 'amount']).extend({
      wallet: wallet.optional(),
      kind: z.string().trim().max(40).optional(),
    }),
    response: page(staffLedgerEntry),
    errors: ['not-found'],
  },
  balances: {
    summary: 'What a player’s balances held at a moment, whatever moved them since.',
    origin: 'ours',
    audience: 'staff',
    access: 'players',
    params: ofPlayer,
    query: z.object({ at: moment }),
    response: data(z.object({ at: instant, balance })),
    errors: ['not-found', 'not-available'],
  },
  rounds: {
    summary: 'A player’s rounds.',
    origin: 'ours',
    audience: 'staff',
    access: 'players',
    params: ofPlayer,
    query: list(['createdAt', 'cost', 'win']).extend({
      gameMode: gameMode.optional(),
      status: z.enum(['open', 'settled']).optional(),
      gameId: id.optional(),
    }),
    response: page(staffRound),
    errors: ['not-found'],
  },
  round: {
    summary: 'One round of a player with its outcome, step by step.',
    origin: 'ours',
    audience: 'staff',
    access: 'players',
    params: ofPlayer.extend({ roundId: uuid }),
    response: data(staffRound.extend({ outcome: json })),
    errors: ['not-found'],
  },
  limits: {
    summary: 'A player’s own limits, reality check and break, as the player sees them.',
    origin: 'ours',
    audience: 'staff',
    access: 'players',
    params: ofPlayer,
    response: data(responsiblePlayStatus),
    errors: ['not-found'],
  },
} satisfies Record<string, CallContract>
