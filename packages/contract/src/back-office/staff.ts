import { z } from 'zod'

export const staffRole = z.enum(['support', 'compliance', 'brand-manager', 'administrator'])
export type StaffRole = z.infer<typeof staffRole>

/** What staff may do for the brands they belong to, and whose roles each permission is. */
export const permissionRoles = {
  /** Find a player; see balances, ledger, rounds and limits. What says who they are is masked. */
  players: ['support', 'compliance', 'brand-manager'],
  /** See e-mail, phone, name, birthday and address in full. */
  'personal-data': ['compliance'],
  documents: ['compliance'],
  /** See where a player is signed in; end one session or all. */
  sessions: ['support', 'compliance'],
  exclusions: ['compliance'],
  /** See what players purchased, with its states and events. */
  purchases: ['support', 'compliance', 'brand-manager'],
  /** See redemptions with what is checked before one is paid; approve, ask, reject. */
  redemptions: ['compliance', 'brand-manager'],
  reports: ['brand-manager'],
  audit: ['compliance', 'brand-manager', 'administrator'],
  /** Read what players write to support, answer it, close it. */
  'support-chat': ['support'],
  /** Give players free entries, up to what the role may. */
  bonuses: ['support', 'brand-manager'],
  /** See request codes of entries by mail; credit a card or refuse it. */
  'free-entries': ['compliance', 'brand-manager'],
  /** Make a player an affiliate, or end that. */
  affiliates: ['brand-manager'],
  /** Switch on or off what one player may use of a brand's features. */
  'feature-switches': ['brand-manager'],
  /** Tell the open pages of a brand to refresh. */
  'open-pages': ['brand-manager'],
  /** See messages that did not leave and work that was not done; have both tried again. */
  operations: ['administrator'],
  /** See, invite and deactivate staff of the brands one belongs to oneself. */
  staff: ['administrator'],
} satisfies Record<string, StaffRole[]>

export type StaffPermission = keyof typeof permissionRoles
export const staffPermission = z.enum(Object.keys(permissionRoles) as StaffPermission[])
