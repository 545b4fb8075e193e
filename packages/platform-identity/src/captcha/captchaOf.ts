import { getCookie } from 'hono/cookie'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Request } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'

/** In the sandbox a visitor may ask for the captcha, so that it is tried where the brand has none. */
export const sandboxCaptchaCookie = 'sandbox-captcha'

/** The sandbox's own captcha, as app-init announces it. */
export const sandboxCaptcha: BrandSettings['captcha'] = {
  isEnabled: true,
  key: 'sandbox',
  url: '/sandbox/captcha.js',
}

/** Which captcha holds for whoever asks: announced by app-init and demanded at sign-up. */
export function captchaOf(
  surroundings: Surroundings,
  { brand, http }: Pick<Request, 'brand' | 'http'>,
): BrandSettings['captcha'] {
  const asked = surroundings.sandbox !== null && getCookie(http, sandboxCaptchaCookie) === 'on'
  return asked ? sandboxCaptcha : settingsOf(surroundings, brand).captcha
}
