import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Handlers, Request } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { isBeyond } from '@marquee/platform-kernel/rateLimit'
import { endSession, issueTicket } from '@marquee/platform-kernel/sessions'
import { announceCaptcha, captchaOf } from '../captcha/captchaOf.ts'
import { captchaFor } from '../captcha/store.ts'
import { regionDetour } from '../restriction/guard.ts'
import { stateRules } from '../restriction/rules.ts'
import { findPlayer } from './playerRow.ts'
import { signUpAsks } from './funnel.ts'
import { contactOf } from './contact.ts'
import { codeBrowserOf, rememberCodeBrowser } from './codeBrowser.ts'
import { dropSessionCookie, giveSessionCookie } from './cookie.ts'
import { deviceOf } from './device.ts'
import { rememberDevice, sourceOf } from './knownDevice.ts'
import { tellOwner } from './knownContact.ts'
import { confirmReset, requestReset } from './reset.ts'
import { signIn } from './signIn.ts'
import { requestSignInCode } from './signInCode.ts'
import { signUp } from './signUp.ts'
import { welcomeGiftOf } from './welcome.ts'

/** Hashing a password is dear, so an address may ask for it this often. */
export const passwordLimit = { name: 'passwords', points: 60, seconds: 600 }
/**
 * Sign-ups from one network without a captcha, taken contacts included: they are told apart, so nobody
 * may go through a list of them.
 */
const signUpLimit = { name: 'sign-ups', points: 20, seconds: 3600 }
/** The same with a captcha each: a stranger in one's network does not use up what others may. */
const solvedLimit = { name: 'solved-sign-ups', points: 200, seconds: 3600 }
/** From so many sign-ups of one network on, each brings a captcha, where there is one. */
const freeLimit = { name: 'free-sign-ups', points: 6, seconds: 3600 }
/** Mails to one address: known or not, so that the limit tells nothing. */
const mailLimit = { name: 'reset-mails', points: 5, seconds: 3600 }
/** Codes that pass a pause, to one contact and from one network: a stranger elsewhere uses up none of them. */
const codeLimit = { name: 'sign-in-codes', points: 5, seconds: 3600 }
/** The same to one contact from everywhere: nobody's mailbox is filled. */
const codesToContact = { name: 'sign-in-codes-to', points: 20, seconds: 3600 }
/** The same from one network to everybody. */
const codesFromNetwork = { name: 'sign-in-codes-from', points: 20, seconds: 3600 }

/** Scheme, host and port of the page that asked: for what a browser signs, never for links that are sent. */
export const originOf = ({ secure, host }: Pick<Request, 'secure' | 'host'>): string =>
  `${secure ? 'https' : 'http'}://${host}`

export function accountHandlers(surroundings: Surroundings): Handlers {
  const { sockets, limit } = surroundings
  const limitPasswords = ({ brand, network }: Request) =>
    limit(passwordLimit, `${brand}:${network}`)

  return {
    'session.check': async (request) => ({
      authorized: request.session !== null,
      redirectUrl: regionDetour(surroundings, request),
    }),

    async 'session.restrictionInfo'({ brand }) {
      const settings = settingsOf(surroundings, brand)
      return {
        success: true,
        data: { states: stateRules(settings), asks: signUpAsks(settings) },
      }
    },

    async 'session.appInit'(request) {
      const { kernel, session } = request
      const { db } = kernel
      const captcha = captchaOf(surroundings, request)
      if (!session) {
        return {
          success: true,
          data: { isGuest: true, login: null, favoriteGames: [], captcha },
        }
      }
      const { login } = await findPlayer(db, session.playerId)
      const context = {
        kernel,
        brand: settingsOf(surroundings, request.brand),
        playerId: session.playerId,
      }
      const parts = await Promise.all(surroundings.status.appInit.map((source) => source(context)))
      return {
        success: true,
        data: Object.assign({ isGuest: false, login, favoriteGames: [], captcha }, ...parts),
      }
    },

    'account.welcome': async ({ kernel, player }) => ({
      success: true,
      data: { gift: await welcomeGiftOf(kernel.db, player().playerId) },
    }),

    async 'session.signUp'(request) {
      await limitPasswords(request)
      const { kernel, brand, body, idempotency, network } = request
      const source = `${brand}:${network}`
      const isMany = await isBeyond(limit, freeLimit, source)
      if (isMany) announceCaptcha(request)
      const { captchaUnavailable, ...form } = body
      const came = { captcha: form.captcha, captchaUnavailable }
      const [host = ''] = request.host.split(':')
      const captcha = await captchaFor(captchaOf(surroundings, request, isMany), came, {
        kernel,
        limit,
        provider: surroundings.providers.captcha,
        page: { brand, host, action: 'sign-up', address: request.clientIp },
        network,
      })
      await limit(captcha.isEnabled ? solvedLimit : signUpLimit, source)
      const settings = { ...settingsOf(surroundings, brand), captcha }
      const signedUp = signUp(kernel, settings, form, idempotency, deviceOf(request))
      const { login, token, playerId } = await signedUp.catch(async (error: unknown) => {
        const isTaken =
          error instanceof PlatformError && ['email-taken', 'phone-taken'].includes(error.code)
        if (isTaken) {
          const contact = contactOf(form)
          const { locale } = form
          await tellOwner(kernel, settings, { contact, locale })
        }
        throw error
      })
      giveSessionCookie(request, token)
      rememberDevice(request, playerId)
      return { success: true, data: { login } }
    },

    async 'session.signIn'(request) {
      await limitPasswords(request)
      const { kernel, brand, body, idempotency } = request
      const { login, token, playerId } = await signIn(kernel, brand, body, idempotency, {
        device: deviceOf(request),
        browser: codeBrowserOf(request),
        sourceFor: (owner) => sourceOf(request, owner),
      })
      giveSessionCookie(request, token)
      rememberDevice(request, playerId)
      return { success: true, data: { login } }
    },

    async 'session.signInCode'(request) {
      const { kernel, brand, body, idempotency, network } = request
      const contact = contactOf(body)
      await limit(codeLimit, `${brand}:${contact.value}:${network}`)
      await limit(codesToContact, `${brand}:${contact.value}`)
      await limit(codesFromNetwork, `${brand}:${network}`)
      const asker = { browser: codeBrowserOf(request), device: deviceOf(request) }
      const settings = settingsOf(surroundings, brand)
      const sent = await requestSignInCode(kernel, settings, body, asker, idempotency)
      rememberCodeBrowser(request, sent.browser)
      return { success: true, data: { expiresAt: sent.expiresAt } }
    },

    async 'session.resetRequest'(request) {
      const { kernel, brand, body, idempotency } = request
      const { locale, ...asked } = body
      await limit(mailLimit, `${brand}:${contactOf(asked).value}`)
      const settings = settingsOf(surroundings, brand)
      await requestReset(kernel, settings, { ...asked, locale }, idempotency)
      return { success: true }
    },

    async 'session.resetConfirm'(request) {
      await limitPasswords(request)
      const { kernel, brand, body, idempotency } = request
      const ended = await confirmReset(kernel, settingsOf(surroundings, brand), body, idempotency)
      for (const sessionId of ended) sockets?.closeSession(sessionId)
      return { success: true }
    },

    async 'session.logout'(request) {
      const { kernel, session, idempotency } = request
      if (session) {
        await runCommand(kernel, {
          name: 'account.logout',
          playerId: session.playerId,
          idempotency,
          input: { sessionId: session.id },
          handle: ({ tx }) => endSession(tx, session.id),
        })
        sockets?.closeSession(session.id)
      }
      dropSessionCookie(request)
      return { success: true }
    },

    // Not a command: a repetition may have another ticket, and a kept one would be a key to the door.
    async 'session.realtimeTicket'({ kernel, player }) {
      const session = player()
      const { push_seq: lastSequence } = await kernel.db
        .selectFrom('player')
        .select('push_seq')
        .where('id', '=', session.playerId)
        .executeTakeFirstOrThrow()
      return { success: true, data: { ticket: await issueTicket(kernel, session), lastSequence } }
    },
  }
}
