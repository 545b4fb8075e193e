import { randomInt } from 'node:crypto'
import type { Supplier, Supplies } from '@marquee/conformance/supplies'

interface Mails {
  mails: { to: string; body: string }[]
}

/** What was sent to somebody, the newest first, as far as it holds what is looked for. */
async function sentTo({ look }: Supplier, recipient: string, sought: RegExp): Promise<string[]> {
  const { mails } = ((await look('/sandbox/mails')) as Mails | null) ?? { mails: [] }
  return mails.flatMap(({ to, body }) => (to === recipient ? (sought.exec(body)?.[1] ?? []) : []))
}

const code = /\b(\d{6})\b/

/** The code that was mailed to a player last, after asking for one. */
async function mailedCode(supplier: Supplier): Promise<string[]> {
  await supplier.ask('account.sendEmailCode', { body: {} })
  return sentTo(supplier, supplier.email, code)
}

interface Sessions {
  data: { sessions: { id: string; current: boolean }[] }
}

export const supplies: Supplies = {
  async 'account.endSession'({ ask, elsewhere }) {
    await elsewhere('session.signIn')
    const told = (await ask('player.sessions')) as Sessions | null
    const other = told?.data.sessions.find(({ current }) => !current)
    return other && { path: `/rest/player/sessions/${other.id}/` }
  },
  async 'account.claimReward'(supplier) {
    for (const sent of await mailedCode(supplier))
      await supplier.ask('account.confirmEmail', { body: { code: sent } })
    return { path: '/rest/player/rewards/email/claim/' }
  },
  async 'account.confirmEmail'(supplier) {
    const [sent] = await mailedCode(supplier)
    return sent === undefined ? undefined : { body: { code: sent } }
  },
  async 'account.confirmEmailByLink'(supplier) {
    // The call is for everybody, and the mail for who is signed in.
    await supplier.ask('session.signIn')
    await supplier.ask('account.sendEmailCode', { body: {} })
    const [token] = await sentTo(supplier, supplier.email, /confirmEmail=([\w-]+)/)
    return token === undefined ? undefined : { body: { token } }
  },
  async 'account.confirmPhone'(supplier) {
    // A number is one account's.
    const line = `${randomInt(200, 1_000)}${randomInt(1_000, 10_000)}`
    await supplier.ask('account.sendPhoneCode', { body: { phone: `415${line}` } })
    const [sent] = await sentTo(supplier, `+1415${line}`, code)
    return sent === undefined ? undefined : { body: { code: sent } }
  },
  async 'session.resetConfirm'(supplier) {
    await supplier.ask('session.resetRequest', { body: { email: supplier.email } })
    const [sent] = await sentTo(supplier, supplier.email, /reset\?code=([\w-]+)/)
    return sent === undefined
      ? undefined
      : { body: { code: sent, password: 'eleven quiet harbours' } }
  },
}
