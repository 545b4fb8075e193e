import { z } from 'zod'
import { captcha, data, id, instant, locale, ok, presetPackage, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

export const sessionCheck = z.object({
  authorized: z.boolean(),
  redirectUrl: z.string().nullable(),
})
export type SessionCheck = z.infer<typeof sessionCheck>

export const appInit = z.object({
  isGuest: z.boolean(),
  login: z.string().nullable(),
  /** Ids of games; used as a set (GAMES-17). */
  favoriteGames: z.array(z.int()),
  /** Absent when there is none: the client then clears the one it holds (INIT-02). */
  bannerPresetPackage: presetPackage.optional(),
  captcha,
})
export type AppInit = z.infer<typeof appInit>

const email = z.email().max(254)
const phone = z.string().trim().min(5).max(40)
/** An account is known by its e-mail address or by its phone, never by both at once. */
const oneContact = (form: { email?: unknown; phone?: unknown }) =>
  (form.email === undefined) !== (form.phone === undefined)
const oneContactMessage = { path: ['email'], message: 'Either an e-mail address or a phone' }

export const credentials = z
  .object({
    email: email.optional(),
    phone: phone.optional(),
    password: z.string().min(1).max(200),
    /** Of `signInCode`: lets the owner in while sign-in pauses, and is not looked at otherwise. */
    code: z
      .string()
      .regex(/^\d{6}$/, 'Six digits')
      .optional(),
  })
  .refine(oneContact, oneContactMessage)
export const signUp = z
  .object({
    email: email.optional(),
    /** A number of the USA in any usual spelling, in place of an e-mail address. */
    phone: phone.optional(),
    password: z.string().min(8, 'At least 8 characters').max(200),
    name: z.string().trim().min(1).max(80),
    birthDay: z.iso.date(),
    state: z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, for example CA'),
    /** Needed before the first round where `restrictionInfo` lists it in `asks`. */
    surname: z.string().trim().min(1).max(80).optional(),
    /** The same; it has to be one of the state. */
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, 'Five digits, or nine with a hyphen')
      .optional(),
    acceptedTerms: z.literal(true, 'The terms must be accepted'),
    locale: locale.default('en'),
    invitedBy: z.string().max(40).optional(),
    /** The code of the partner whose link brought the newcomer; one that is nobody’s counts for nothing. */
    affiliateCode: z.string().max(40).optional(),
    /** The captcha's token; asked for where app-init says that it is enabled. */
    captcha: z.string().max(2_048).optional(),
    /** Says that the captcha's script could not be loaded: fewer sign-ups go through without it (CAPTCHA-03). */
    captchaUnavailable: z.literal(true).optional(),
  })
  .refine(oneContact, oneContactMessage)
export type SignUp = z.input<typeof signUp>

/** What a brand's sign-up form asks beyond what every brand asks, so that nothing is asked before play. */
export const signUpField = z.enum(['surname', 'zip'])
export type SignUpField = z.infer<typeof signUpField>

export const sessionContract = {
  check: {
    summary: 'Whether the request belongs to a signed-in player, and where it should go instead.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-01', 'SESSION-01'],
    query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    response: sessionCheck,
  },
  appInit: {
    summary: 'What the shell needs to know about whoever is there.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-02', 'INIT-01'],
    response: data(appInit),
  },
  translations: {
    summary: 'Texts that belong to the data (issue names, notices, error texts) in one locale.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-03', 'I18N-04'],
    params: z.object({ locale: z.string().max(12) }),
    response: z.record(z.string(), z.string()),
    errors: ['not-found'],
  },
  signUp: {
    summary: 'Opens an account of this brand and signs it in.',
    origin: 'ours',
    audience: 'guest',
    body: signUp,
    response: data(z.object({ login: z.string() })),
    errors: [
      'email-taken',
      'phone-taken',
      'weak-password',
      'age-restricted',
      'not-available',
      'captcha-required',
      'self-excluded',
    ],
    regional: true,
  },
  signIn: {
    summary:
      'Signs in; three wrong passwords within 30 minutes pause sign-in from there for 30 minutes, unless a code that was sent comes along.',
    origin: 'ours',
    audience: 'guest',
    body: credentials,
    response: data(z.object({ login: z.string() })),
    errors: ['wrong-credentials', 'locked', 'wrong-code', 'account-closed'],
  },
  signInCode: {
    summary:
      'Mails or texts six digits that let the owner of an account in while sign-in pauses; answers alike when there is none. They work once, in this browser, until then.',
    origin: 'ours',
    audience: 'guest',
    body: z
      .object({ email: email.optional(), phone: phone.optional(), locale: locale.default('en') })
      .refine(oneContact, oneContactMessage),
    response: data(z.object({ expiresAt: instant })),
  },
  resetRequest: {
    summary:
      'Mails or texts a reset code when there is such an account; answers alike when there is none.',
    origin: 'ours',
    audience: 'public',
    body: z
      .object({ email: email.optional(), phone: phone.optional(), locale: locale.default('en') })
      .refine(oneContact, oneContactMessage),
    response: ok,
    duringBreak: 'allowed',
  },
  resetConfirm: {
    summary: 'Sets a new password with a reset code and ends every session of the account.',
    origin: 'ours',
    audience: 'public',
    body: z.object({
      code: z.string().min(20).max(100),
      password: z.string().min(8).max(200),
    }),
    response: ok,
    errors: ['code-expired', 'weak-password'],
    duringBreak: 'allowed',
  },
  logout: {
    summary: 'Ends the session and closes its realtime connections.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-82', 'AUTH-02'],
    response: ok,
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  realtimeTicket: {
    summary: 'A ticket that opens one realtime connection within 60 seconds.',
    origin: 'ours',
    audience: 'player',
    answersAnew: true,
    response: data(z.object({ ticket: z.string(), lastSequence: z.int() })),
    openDuringTerms: true,
    duringBreak: 'allowed-in-cool-off',
  },
  restrictionInfo: {
    summary: 'States in which the brand can be played, with the age each asks for.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-77'],
    response: data(
      z.object({
        states: z.array(
          z.object({ code: z.string(), name: translatable, minimumAge: id, allowed: z.boolean() }),
        ),
        /** Ours: what the sign-up form asks too. */
        asks: z.array(signUpField),
      }),
    ),
  },
} satisfies Record<string, CallContract>
