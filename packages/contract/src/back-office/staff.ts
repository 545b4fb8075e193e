import { z } from 'zod'

/** What a member of staff may do for the brands they belong to; roles are sets of these. */
export const staffPermission = z.enum([
  /** Find a player; see balances, ledger, rounds and limits. What says who they are is masked. */
  'players',
  /** See e-mail, phone, name, birthday and address in full. */
  'personal-data',
  'documents',
  'exclusions',
  'reports',
  'audit',
])
export type StaffPermission = z.infer<typeof staffPermission>

export const staffRole = z.enum(['support', 'compliance', 'brand-manager'])
export type StaffRole = z.infer<typeof staffRole>
