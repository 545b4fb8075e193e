import { z } from 'zod'
import { balance, data, instant, jsonRecord, locale, ok, prize, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { profile } from '../player/schemas.ts'

const words = (most: number) => z.string().trim().max(most)

/** What a player may write about themselves; a field that is left out stays as it is. */
export const profileChange = z.object({
  name: words(80).min(1).optional(),
  surname: words(80).optional(),
  birthday: z.iso.date().optional(),
  address: words(120).optional(),
  address2: words(120).optional(),
  city: words(80).optional(),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Two capital letters, for example CA')
    .optional(),
  zip: z
    .string()
    .trim()
    .regex(/^(\d{5}(-\d{4})?)?$/, 'Five digits, or nine with a hyphen')
    .optional(),
  /** In any usual spelling; kept as `+` and digits. Another number has to be confirmed anew. */
  phone: words(40).optional(),
})
export type ProfileChange = z.input<typeof profileChange>

/** Six digits, as they stand in the mail or text message. */
export const confirmationCode = z.string().regex(/^\d{6}$/, 'Six digits')

/** Where a code went, and when the next one may be asked for. */
const codeSent = z.object({
  /** The address with its middle hidden. */
  sentTo: z.string(),
  expiresAt: instant,
  /** Asking earlier sends nothing and answers alike. */
  nextAt: instant,
})
export type CodeSent = z.infer<typeof codeSent>

export const subscription = z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() })
export type Subscription = z.infer<typeof subscription>

export const accountContract = {
  welcome: {
    summary: 'What signing up credited, for the scene that hands it over.',
    origin: 'ours',
    audience: 'player',
    follows: ['ROUTE-06'],
    response: data(z.object({ gift: prize })),
  },
  saveProfile: {
    summary: 'Changes what the player told about themselves and tells their other tabs.',
    origin: 'ours',
    audience: 'player',
    follows: ['PROFILE-01', 'RT-05'],
    body: profileChange,
    response: data(profile),
    errors: ['age-restricted', 'not-available', 'phone-taken'],
    duringBreak: 'allowed',
  },
  sendEmailCode: {
    summary:
      'Mails a code of six digits and a link that confirm the e-mail address, or another one, which becomes the account’s own once it is confirmed.',
    origin: 'ours',
    audience: 'player',
    body: z.object({ email: z.email().max(254).optional(), locale: locale.default('en') }),
    response: data(codeSent),
    errors: ['not-available', 'email-taken', 'reauthentication-required'],
    duringBreak: 'allowed',
  },
  confirmEmail: {
    summary: 'Confirms the e-mail address by code: valid for 15 minutes and five tries.',
    origin: 'ours',
    audience: 'player',
    body: z.object({ code: confirmationCode }),
    response: ok,
    errors: ['wrong-code', 'code-expired', 'email-taken'],
    duringBreak: 'allowed',
  },
  confirmEmailByLink: {
    summary: 'Confirms an e-mail address by the link of its mail, wherever that is opened.',
    origin: 'ours',
    audience: 'public',
    body: z.object({ token: z.string().min(20).max(100) }),
    response: ok,
    errors: ['code-expired', 'email-taken'],
    duringBreak: 'allowed',
  },
  sendPhoneCode: {
    summary: 'Texts a code of six digits to the player’s phone, or to another that becomes theirs.',
    origin: 'ours',
    audience: 'player',
    body: z.object({ phone: words(40).optional(), locale: locale.default('en') }),
    response: data(codeSent),
    errors: ['not-available', 'phone-taken', 'reauthentication-required'],
    duringBreak: 'allowed',
  },
  confirmPhone: {
    summary: 'Confirms the phone by code: valid for 15 minutes and five tries.',
    origin: 'ours',
    audience: 'player',
    body: z.object({ code: confirmationCode }),
    response: ok,
    errors: ['wrong-code', 'code-expired', 'phone-taken'],
    duringBreak: 'allowed',
  },
  reauthenticate: {
    summary:
      'Proves by password that the player is there, for ten minutes: adding a passkey, changing e-mail or phone and downloading data ask for it.',
    origin: 'ours',
    audience: 'player',
    body: z.object({ password: z.string().min(1).max(200) }),
    response: ok,
    errors: ['wrong-password', 'locked'],
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  changePassword: {
    summary: 'Sets another password and ends every other session.',
    origin: 'ours',
    audience: 'player',
    body: z.object({
      currentPassword: z.string().min(1).max(200),
      password: z.string().min(8, 'At least 8 characters').max(200),
    }),
    response: ok,
    errors: ['wrong-password', 'weak-password', 'locked'],
    duringBreak: 'allowed',
  },
  exportData: {
    summary: 'Everything the brand keeps about the player, by section, for a download.',
    origin: 'ours',
    audience: 'player',
    response: data(z.record(z.string(), z.array(jsonRecord))),
    errors: ['reauthentication-required'],
    openDuringTerms: true,
  },
  closeAccount: {
    summary:
      'Closes the account for good and ends its sessions. Refused as not-available while winnings, a redemption, a purchase or a round is open; the details name which. Winnings below the minimum to redeem (`small-winnings`) can be given up.',
    origin: 'ours',
    audience: 'player',
    body: z.object({
      password: z.string().min(1).max(200),
      locale: locale.default('en'),
      /** Winnings that are too few to be redeemed go with the account. */
      giveUpWinnings: z.literal(true).optional(),
    }),
    response: ok,
    errors: ['wrong-password', 'locked', 'not-available'],
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  endSession: {
    summary: 'Signs one other device out and closes its realtime connections.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id: uuid }),
    response: ok,
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
  endOtherSessions: {
    summary: 'Signs every other device out.',
    origin: 'ours',
    audience: 'player',
    response: ok,
    duringBreak: 'allowed',
  },
  subscription: {
    summary: 'Which news the player asked for; none until they do.',
    origin: 'ours',
    audience: 'player',
    follows: ['PROFILE-08'],
    response: data(subscription),
  },
  saveSubscription: {
    summary: 'Which news the player wants from now on.',
    origin: 'ours',
    audience: 'player',
    follows: ['PROFILE-08'],
    body: subscription,
    response: data(subscription),
    duringBreak: 'allowed',
  },
  claimReward: {
    summary: 'Credits the reward for a confirmed e-mail or phone or a complete profile, once.',
    origin: 'ours',
    audience: 'player',
    follows: ['REWARDS-01'],
    params: z.object({ reward: z.enum(['email', 'profile', 'phone']) }),
    response: data(z.object({ prize, balance })),
    errors: ['not-available', 'already-claimed'],
    regional: true,
  },
} satisfies Record<string, CallContract>
