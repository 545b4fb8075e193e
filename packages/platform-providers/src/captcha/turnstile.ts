import { z } from 'zod'
import type { Adapter } from '../registry.ts'
import type { CaptchaAccount, CaptchaProvider, CaptchaVerdict } from './provider.ts'

/** Somebody waits at a form meanwhile, in ms. */
const usualPatience = 4_000

const verified = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** What says something of the token; every other code is about us or the service. */
const aboutToken = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
])

interface TurnstileOptions {
  secret: string
  url: string
  /** How long the service may take, in ms. */
  timeout?: number
  /** Hears why the service could not be asked. */
  onTrouble?: (problem: string) => void
}

/**
 * Cloudflare Turnstile, and any service with its `siteverify`: the token has to be solved on the page's
 * host, for the form's action. A service that is away, slow or does not take our secret is `unavailable`.
 */
export const turnstileCaptcha = ({
  secret,
  url,
  timeout = usualPatience,
  onTrouble = () => {},
}: TurnstileOptions): CaptchaProvider => ({
  name: 'turnstile',
  async verify({ token, host, action, address }): Promise<CaptchaVerdict> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret, response: token, remoteip: address }),
        signal: AbortSignal.timeout(timeout),
      })
      const told = verified.parse(await answer.json())
      if (told.success)
        return told.hostname === host && told.action === action ? 'solved' : 'refused'
      const codes = told['error-codes']
      if (codes.length && codes.every((code) => aboutToken.has(code))) return 'refused'
      onTrouble(`${answer.status} ${codes.join(' ')}`)
      return 'unavailable'
    } catch (error) {
      onTrouble(String(error))
      return 'unavailable'
    }
  },
})

export const turnstile: Adapter<
  CaptchaProvider,
  CaptchaAccount & Pick<TurnstileOptions, 'onTrouble'>
> = {
  name: 'turnstile',
  open: ({ secret, verifyUrl, onTrouble }) =>
    secret ? turnstileCaptcha({ secret, url: verifyUrl, ...(onTrouble && { onTrouble }) }) : null,
}
