import type { StaffPermission, StaffRole } from '@marquee/contract'

/** What each role may do, for the brands its holder belongs to. */
export const roles: Record<StaffRole, readonly StaffPermission[]> = {
  support: ['players', 'purchases', 'support-chat', 'bonuses'],
  compliance: [
    'players',
    'personal-data',
    'documents',
    'exclusions',
    'purchases',
    'redemptions',
    'free-entries',
    'audit',
  ],
  'brand-manager': [
    'players',
    'reports',
    'affiliates',
    'feature-switches',
    'open-pages',
    'purchases',
    'redemptions',
    'free-entries',
    'audit',
    'bonuses',
  ],
  administrator: ['staff', 'audit', 'operations'],
}
