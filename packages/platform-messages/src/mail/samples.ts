import { texts } from '../messages/texts.ts'
import type { MailKind, MailOf } from './kinds.ts'

const at = Date.UTC(2026, 10, 22, 15, 4)
const payout = { amount: 2_550, method: 'bank', account: '•••• 6789' } as const

/** One mail of each kind. */
export const sampleMails: { [K in MailKind]: MailOf<K> } = {
  welcome: { kind: 'welcome', coins: 15_000, entries: 150 },
  'email-code': { kind: 'email-code', code: '123456', path: '/?confirmEmail=token' },
  'reset-code': { kind: 'reset-code', code: 'a'.repeat(43), path: '/reset?code=token' },
  'sign-in-code': {
    kind: 'sign-in-code',
    code: '123456',
    device: 'Chrome, Windows',
    at,
    until: at + 10 * 60_000,
  },
  receipt: {
    kind: 'receipt',
    depositId: '8d0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b11',
    number: '20261122-8D0A1D8E',
    title: texts('samples.package'),
    coins: 110_000,
    entries: 1_000,
    price: 999,
    method: 'card',
    account: '•••• 4242',
    at,
  },
  'redemption-received': { kind: 'redemption-received', ...payout },
  'redemption-asked': {
    kind: 'redemption-asked',
    ...payout,
    code: 'address-proof',
    reason: 'The bill is from last year',
  },
  'redemption-approved': { kind: 'redemption-approved', ...payout },
  'redemption-paid': { kind: 'redemption-paid', ...payout },
  'redemption-refused': {
    kind: 'redemption-refused',
    ...payout,
    code: 'account-owner',
    reason: 'The account belongs to somebody else',
  },
  'new-device': { kind: 'new-device', device: 'Chrome, Windows', at },
  'sign-up-known': { kind: 'sign-up-known' },
  'email-changed': { kind: 'email-changed', address: 'r***n@example.test' },
  'phone-changed': { kind: 'phone-changed', phone: '+1 ••• ••• 0132' },
  'account-closed': { kind: 'account-closed' },
  'password-changed': { kind: 'password-changed', at },
  'passkey-added': { kind: 'passkey-added', device: 'Safari, iPhone', at },
  'passkey-removed': { kind: 'passkey-removed', at },
  'limit-changed': {
    kind: 'limit-changed',
    limit: 'purchase',
    period: 'week',
    amount: 5_000,
    from: at,
  },
  'break-begun': { kind: 'break-begun', breakKind: 'self-exclusion', until: at },
  'win-back': { kind: 'win-back' },
  'bonus-credited': {
    kind: 'bonus-credited',
    entries: 250,
    validUntil: at,
    path: '/lobby/?freeEntriesBonus=7',
  },
}
