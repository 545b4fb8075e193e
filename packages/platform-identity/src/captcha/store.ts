import { createHash } from 'node:crypto'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isBeyond, type RateLimit, type RateLimiter } from '@marquee/platform-kernel/rateLimit'
import { at, type Instant } from '@marquee/platform-kernel/schema'
import type { CaptchaAnswer, CaptchaProvider } from '@marquee/platform-providers'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    captcha_token: CaptchaTokenTable
  }
}

interface CaptchaTokenTable {
  token_hash: string
  brand: string
  expires_at: Instant
  /** When a form took it; null until then. */
  spent_at: Instant | null
}

/** How long a solved captcha counts, in ms. */
const lifetime = 10 * 60_000

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A token of the sandbox's captcha; one form may spend it. */
export const issueCaptcha = (kernel: Kernel, brand: string): Promise<string> =>
  runCommand(kernel, {
    name: 'captcha.issue',
    playerId: null,
    idempotency: null,
    input: null,
    async handle({ tx, now, random }) {
      const token = random.token(24)
      await keepToken(tx, { brand, token }, now)
      return token
    },
  })

interface TokenKey {
  brand: string
  token: string
}

/** Keeps a token that one form may spend. */
const keepToken = (db: Db, { brand, token }: TokenKey, now: number) =>
  db
    .insertInto('captcha_token')
    .values({ token_hash: hash(token), brand, expires_at: at(now + lifetime) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Whether a token of a brand is known and not too old, spent or not. */
export const isIssued = async (
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { brand, token }: TokenKey,
): Promise<boolean> =>
  (await db
    .selectFrom('captcha_token')
    .select('brand')
    .where('token_hash', '=', hash(token))
    .where('brand', '=', brand)
    .where('expires_at', '>', at(clock.now()))
    .executeTakeFirst()) !== undefined

/**
 * Sign-ups without a captcha, for browsers that cannot load it (CAPTCHA-03). Two of an address a day come
 * at once, later ones in turns; so do those of a brand. Whoever is refused is told to wait some minutes.
 */
const without: Record<'atOnce' | 'inTurns' | 'brand', RateLimit> = {
  atOnce: { name: 'sign-up-without-captcha', points: 2, seconds: 86_400 },
  inTurns: { name: 'sign-up-without-captcha-in-turns', points: 1, seconds: 600 },
  brand: { name: 'sign-ups-without-captcha', points: 5, seconds: 300 },
}

interface Form {
  captcha?: string | undefined
  captchaUnavailable?: true | undefined
}

interface FormSender {
  kernel: Kernel
  limit: RateLimiter
  provider: CaptchaProvider | null
  /** What the provider is told beside the token. */
  page: Omit<CaptchaAnswer, 'token'>
  /** The visitor's network, as limits count it. */
  network: string
}

/**
 * Which captcha a form has to bring: none from a browser that says that it could not load it, as long
 * as few of one network and of all visitors do, and none while the service does not answer (CAPTCHA-03,
 * ERR-12). A token that the service knows is kept for the command, which spends it; it is asked of once.
 * @throws PlatformError rate-limited, for ten minutes at most, when too many came without.
 */
export async function captchaFor(
  captcha: BrandSettings['captcha'],
  form: Form,
  { kernel, limit, provider, page, network }: FormSender,
): Promise<BrandSettings['captcha']> {
  if (!captcha.isEnabled) return captcha
  const { brand } = page
  if (form.captcha) {
    const key = { brand, token: form.captcha }
    if (!provider || (await isIssued(kernel, key))) return captcha
    const verdict = await provider.verify({ ...page, token: form.captcha })
    if (verdict === 'unavailable') return { ...captcha, isEnabled: false }
    if (verdict === 'solved') await keepToken(kernel.db, key, kernel.clock.now())
    return captcha
  }
  if (!form.captchaUnavailable) return captcha
  const address = `${brand}:${network}`
  if (await isBeyond(limit, without.atOnce, address)) await limit(without.inTurns, address)
  await limit(without.brand, brand)
  return { ...captcha, isEnabled: false }
}

/**
 * Spends a captcha's token where the brand asks for one; given back when the command fails.
 * @throws PlatformError captcha-required when it is absent, unknown, spent or older than ten minutes.
 */
export async function takeCaptcha(
  tx: Tx,
  { key: brand, captcha }: Pick<BrandSettings, 'key' | 'captcha'>,
  token: string | undefined,
  now: number,
): Promise<void> {
  if (!captcha.isEnabled) return
  const taken =
    token === undefined
      ? undefined
      : await tx
          .updateTable('captcha_token')
          .set({ spent_at: at(now) })
          .where('token_hash', '=', hash(token))
          .where('brand', '=', brand)
          .where('expires_at', '>', at(now))
          .where('spent_at', 'is', null)
          .returning('brand')
          .executeTakeFirst()
  if (taken) return
  throw new PlatformError(
    'captcha-required',
    'This form needs a captcha that was solved within the last ten minutes and not used yet. Solve it and send the form again.',
    { details: [{ path: 'captcha', message: 'Solve the captcha' }] },
  )
}

export async function pruneCaptchas(db: Db, now: number): Promise<void> {
  await db.deleteFrom('captcha_token').where('expires_at', '<=', at(now)).execute()
}
