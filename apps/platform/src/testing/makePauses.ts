import { session } from '@marquee/contract'
import type { TestClient } from './makeClient.ts'
import type { TestPlatform, TestPlayer } from './makePlatform.ts'

interface Contact {
  email?: string
  phone?: string
}

/** Another code than this one. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000')

export const signInWith = (
  browser: TestClient,
  contact: Contact,
  form: { password: string; code?: string },
  key?: string,
) => browser.call(session.signIn, { body: { ...contact, ...form }, ...(key && { key }) })

/** What a player, and whoever is none, does while sign-in pauses. */
export function makePauses(platform: TestPlatform) {
  let networks = 0
  /** A network that nobody has tried anything from. */
  const freshNetwork = (): string => {
    networks += 1
    return `10.77.${Math.trunc(networks / 250)}.${(networks % 250) + 1}`
  }
  const browserAt = (ip = freshNetwork()) => platform.guest({ ip })

  /** The same browser as one that asked for a code, without anything else of it. */
  const sameBrowser = ({ cookies }: TestClient, ip?: string): TestClient => {
    const same = browserAt(ip)
    same.cookies.set('marquee-code', cookies.get('marquee-code') ?? '')
    return same
  }

  const messagesTo = (recipient: string) =>
    platform.kernel.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body', 'locale', 'state'])
      .where('recipient', '=', recipient)
      .where('kind', '=', 'sign-in-code')
      .orderBy('id')
      .execute()

  const ask = (browser: TestClient, contact: Contact, locale: 'en' | 'es' = 'en') =>
    browser.call(session.signInCode, { body: { ...contact, locale } })

  /** The code of the newest message to a contact; empty where there is none. */
  const codeTo = async (recipient: string): Promise<string> =>
    /\b(\d{6})\b/.exec((await messagesTo(recipient)).at(-1)?.body ?? '')?.[1] ?? ''

  /** Asks for a code as the player would and reads it from the mail. */
  async function codeFor(browser: TestClient, email: string): Promise<string> {
    const answer = await ask(browser, { email })
    if (answer.status !== 200) throw new Error(`No code was sent: ${JSON.stringify(answer.body)}`)
    return codeTo(email)
  }

  /** Three wrong passwords from one network. */
  async function pause(ip: string, contact: Contact): Promise<void> {
    for (let count = 0; count < 3; count++)
      await signInWith(browserAt(ip), contact, { password: 'a guess' })
  }

  /** Fifteen failures from many networks. */
  async function pauseStrangers(contact: Contact): Promise<void> {
    for (let count = 0; count < 8; count++) {
      const ip = freshNetwork()
      for (let guess = 0; guess < 2; guess++)
        await signInWith(browserAt(ip), contact, { password: 'a guess' })
    }
  }

  return {
    freshNetwork,
    browserAt,
    sameBrowser,
    messagesTo,
    ask,
    codeTo,
    codeFor,
    pause,
    pauseStrangers,
    /** A player, with a browser that the account does not know at a network where sign-in pauses. */
    async pausedOwner(player?: TestPlayer) {
      const { email, password } = (player ?? (await platform.signUp())).credentials
      const ip = freshNetwork()
      await pause(ip, { email })
      return { email, password, ip, browser: browserAt(ip) }
    },
    /** The same, where sign-in pauses for every stranger. */
    async ownerAmongStrangers(player?: TestPlayer) {
      const { email, password } = (player ?? (await platform.signUp())).credentials
      await pauseStrangers({ email })
      return { email, password, browser: browserAt() }
    },
  }
}
