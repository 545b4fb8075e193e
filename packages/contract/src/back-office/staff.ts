import { z } from 'zod'

/** What a member of staff may do for the brands they belong to; roles are sets of these. */
export const staffPermission = z.enum([
  /** Find a player; see balances, ledger, rounds and limits. What says who they are is masked. */
  'players',
  /** See e-mail, phone, name, birthday and address in full. */
  'personal-data',
  'documents',
  'exclusions',
  /** See what players purchased, with its states and events. */
  'purchases',
  /** See redemptions with what is checked before one is paid; approve, ask, reject. */
  'redemptions',
  'reports',
  'audit',
  /** Read what players write to support, answer it, close it. */
  'support-chat',
  /** Give players free entries, up to what the role may. */
  'bonuses',
  /** See request codes of entries by mail; credit a card or refuse it. */
  'free-entries',
  /** Make a player an affiliate, or end that. */
  'affiliates',
  /** Switch on or off what one player may use of a brand's features. */
  'feature-switches',
  /** Tell the open pages of a brand to refresh. */
  'open-pages',
  /** See messages that did not leave and work that was not done; have both tried again. */
  'operations',
  /** See, invite and deactivate staff of the brands one belongs to oneself. */
  'staff',
])
export type StaffPermission = z.infer<typeof staffPermission>

export const staffRole = z.enum(['support', 'compliance', 'brand-manager', 'administrator'])
export type StaffRole = z.infer<typeof staffRole>
