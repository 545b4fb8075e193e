import { getCookie, setCookie } from 'hono/cookie'
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

/** Tells app-init that this browser was asked for a captcha where the brand has none; says nothing else. */
const askedCookie = 'marquee-captcha'
/** How long it is announced after a form was refused for it, in s. */
const announcedFor = 3_600

/** Announces the captcha to a browser from now on. */
export const announceCaptcha = ({ http, secure }: Pick<Request, 'http' | 'secure'>): void =>
  setCookie(http, askedCookie, 'on', {
    path: '/rest/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: announcedFor,
  })

/** The captcha where one is asked for, whatever the brand says; as the brand says where nobody has any. */
function steppedUp(surroundings: Surroundings, captcha: BrandSettings['captcha']) {
  const isConnected = captcha.key !== '' && captcha.url !== '' && surroundings.providers.captcha
  if (isConnected) return { ...captcha, isEnabled: true }
  return surroundings.sandbox ? sandboxCaptcha : captcha
}

/**
 * Which captcha holds for whoever asks: announced by app-init and demanded at sign-up.
 * @param isMany whether so many come from where this one does that each has to solve it; by what the
 *   browser was told before unless given.
 */
export function captchaOf(
  surroundings: Surroundings,
  { brand, http }: Pick<Request, 'brand' | 'http'>,
  isMany = getCookie(http, askedCookie) === 'on',
): BrandSettings['captcha'] {
  const asked = surroundings.sandbox !== null && getCookie(http, sandboxCaptchaCookie) === 'on'
  if (asked) return sandboxCaptcha
  const { captcha } = settingsOf(surroundings, brand)
  return isMany && !captcha.isEnabled ? steppedUp(surroundings, captcha) : captcha
}
