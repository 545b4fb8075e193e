import { z } from 'zod'
import { data, instant, limit, offset, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { brandKey, ofBrand, page, reason } from './common.ts'
import { staffRole } from './staff.ts'

/** A member of staff as whoever manages staff sees them. */
export const staffAccount = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: staffRole,
  brands: z.array(brandKey),
  /** `invited` until the invitation was taken; `deactivated` signs in no more. */
  state: z.enum(['invited', 'active', 'deactivated']),
  createdAt: instant,
  lastSignInAt: instant.nullable(),
  /** Signs in only once somebody else than who invited them has confirmed them. */
  confirmed: z.boolean(),
  /** Whether whoever asks may confirm them. */
  confirmable: z.boolean(),
  /** Whether whoever asks may act on them: somebody else, whose brands they all share. */
  manageable: z.boolean(),
})
export type StaffAccount = z.infer<typeof staffAccount>

/** What is handed to the member, once: it is not kept and cannot be shown again. */
export const staffInvitation = z.object({
  staffId: uuid,
  /** Stands behind `#/welcome?token=` of the back office. */
  token: z.string(),
  expiresAt: instant,
})
export type StaffInvitation = z.infer<typeof staffInvitation>

const ofMember = ofBrand.extend({ staffId: uuid })

/** Who works here: calls for `administrator`, each of them in the audit log. */
export const managementContract = {
  staff: {
    summary: 'Staff who belong to a brand, by name.',
    origin: 'ours',
    audience: 'staff',
    access: 'staff',
    params: ofBrand,
    query: z.object({ limit: limit.default(25), offset: offset.default(0) }),
    response: page(staffAccount),
  },
  inviteStaff: {
    summary:
      'Opens an account of staff and gives its invitation, good for 72 hours; somebody else has to confirm the account. The brands are some of one’s own, the path’s among them.',
    origin: 'ours',
    audience: 'staff',
    access: 'staff',
    params: ofBrand,
    body: z.object({
      email: z.email().max(254),
      name: z.string().trim().min(1).max(80),
      role: staffRole,
      brands: z.array(brandKey).min(1).max(50),
    }),
    response: data(staffInvitation),
    errors: ['email-taken', 'forbidden'],
  },
  confirmStaff: {
    summary:
      'Lets a member in whom somebody else has invited, or given a new invitation. Nobody confirms whom they invited themselves.',
    origin: 'ours',
    audience: 'staff',
    access: 'staff',
    params: ofMember,
    body: z.object({ reason }),
    response: data(z.object({ staffId: uuid, confirmed: z.literal(true) })),
    errors: ['not-found', 'forbidden'],
  },
  setStaffActive: {
    summary:
      'Deactivates a member, whose sessions end at once, or lets them in again. Nobody deactivates themselves.',
    origin: 'ours',
    audience: 'staff',
    access: 'staff',
    params: ofMember,
    body: z.object({ active: z.boolean(), reason }),
    response: data(z.object({ staffId: uuid, active: z.boolean() })),
    errors: ['not-found', 'forbidden'],
  },
  resetStaffSecondFactor: {
    summary:
      'Ends a member’s sessions, password and authenticator, and gives a new invitation by which they set both anew; somebody else has to confirm it.',
    origin: 'ours',
    audience: 'staff',
    access: 'staff',
    params: ofMember,
    body: z.object({ reason }),
    response: data(staffInvitation),
    errors: ['not-found', 'forbidden', 'not-available'],
  },
  acceptInvitation: {
    summary:
      'Takes an invitation: sets the password and gives the secret for the authenticator app, once.',
    origin: 'ours',
    audience: 'staff',
    access: 'door',
    body: z.object({ token: z.string().min(20).max(100), password: z.string().min(12).max(200) }),
    response: data(z.object({ email: z.string(), secret: z.string(), uri: z.string() })),
    errors: ['code-expired'],
  },
} satisfies Record<string, CallContract>
