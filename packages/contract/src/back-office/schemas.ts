import { z } from 'zod'
import {
  balance,
  data,
  gameMode,
  id,
  instant,
  json,
  limit,
  minor,
  moment,
  offset,
  ok,
  uuid,
  wallet,
} from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { featureSwitch, featureSwitches } from '../player/schemas.ts'
import {
  exclusionTerm,
  playRestriction,
  responsiblePlayStatus,
} from '../responsible-play/schemas.ts'
import { round } from '../rounds/schemas.ts'
import { documentKind, verificationDocument } from '../verification/schemas.ts'
import { auditEntry, auditQuery } from './audit.ts'
import { brandKey, list, ofBrand, ofPlayer, page, reason } from './common.ts'
import { staffPermission, staffRole } from './staff.ts'
import { managementContract } from './management.ts'
import { moneyContract } from './money.ts'

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

/** What staff hold against a document: who the account says its owner is. */
export const staffDocumentAccount = staffPersonalData.pick({
  name: true,
  surname: true,
  birthDay: true,
  address: true,
  address2: true,
  city: true,
  state: true,
  zip: true,
})
export type StaffDocumentAccount = z.infer<typeof staffDocumentAccount>

/** Where a player is signed in. */
export const staffPlayerSession = z.object({
  id: uuid,
  /** Browser and system; empty when unknown. */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
})
export type StaffPlayerSession = z.infer<typeof staffPlayerSession>

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

/** A document that waits for a decision, with whose it is. */
export const staffQueuedDocument = verificationDocument.extend({
  player: z.object({ id: uuid, login: z.string() }),
  sentAt: instant,
})
export type StaffQueuedDocument = z.infer<typeof staffQueuedDocument>

const exclusion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cool-off'),
    days: z.union([z.literal(1), z.literal(3), z.literal(7), z.literal(14), z.literal(30)]),
    reason,
  }),
  z.object({ kind: z.literal('self-exclusion'), term: exclusionTerm, reason }),
])
export type StaffExclusion = z.infer<typeof exclusion>

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
  documents: {
    summary:
      'The documents a player sent, newest first, with what the account says of its owner, to be compared.',
    origin: 'ours',
    audience: 'staff',
    access: 'documents',
    params: ofPlayer,
    response: data(
      z.object({ documents: z.array(verificationDocument), account: staffDocumentAccount }),
    ),
    errors: ['not-found'],
  },
  documentFile: {
    summary: 'The file of a document, always as an attachment.',
    origin: 'ours',
    audience: 'staff',
    access: 'documents',
    params: ofPlayer.extend({ documentId: uuid }),
    response: z.string(),
    produces: 'application/octet-stream',
    errors: ['not-found'],
  },
  reviewDocument: {
    summary: 'Approves or rejects a document; the player is told at once, with the reason.',
    origin: 'ours',
    audience: 'staff',
    access: 'documents',
    params: ofPlayer.extend({ documentId: uuid }),
    body: z
      .object({ decision: z.enum(['approved', 'rejected']), reason: reason.nullable() })
      .refine(({ decision, reason: why }) => decision === 'approved' || why !== null, {
        path: ['reason'],
        message: 'A rejection needs a reason: the player reads it',
      }),
    response: data(verificationDocument),
    errors: ['not-found', 'not-available'],
  },
  documentQueue: {
    summary: 'Documents of a brand’s players that wait for a decision, the longest waiting first.',
    origin: 'ours',
    audience: 'staff',
    access: 'documents',
    params: ofBrand,
    query: z.object({
      kind: documentKind.optional(),
      limit: limit.default(25),
      offset: offset.default(0),
    }),
    response: page(staffQueuedDocument),
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
