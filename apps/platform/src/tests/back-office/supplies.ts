import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Supplier, Supplies } from '@marquee/conformance/supplies'

const reason = 'Asked for it by phone.'

interface Invited {
  data: { staffId: string; token: string }
}

/** Somebody new, for every brand of who invites. */
async function newcomer({ askStaff }: Supplier) {
  const me = (await askStaff('backOffice.staff', undefined)) as {
    data: { items: { manageable: boolean; brands: string[] }[] }
  } | null
  const brands = me?.data.items.find(({ manageable }) => manageable)?.brands
  if (!brands) return null
  return { email: `${randomUUID()}@staff.test`, name: 'Nat', role: 'support', brands }
}

/** Has somebody new invited; names them in the call. @param by whether another than makes the call invites. */
async function invite(
  supplier: Supplier,
  by: 'anybody' | 'another' = 'anybody',
): Promise<Invited['data'] | null> {
  const body = await newcomer(supplier)
  if (!body) return null
  const invited = (await supplier.askStaff(
    'backOffice.inviteStaff',
    { body },
    by,
  )) as Invited | null
  if (invited) supplier.name('staffId', invited.data.staffId)
  return invited?.data ?? null
}

/** A mail that its server refuses for good: it is on the list of failed ones, and its address gets no marketing. */
async function bounce({ ask }: Supplier): Promise<string> {
  const contact = `bounce-${randomUUID()}@example.test`
  await ask('account.sendEmailCode', { body: { email: contact } })
  return contact
}

interface Listed {
  data: { items: { id: number }[]; total: number }
}

/** How often it is looked whether a mail has left by now, and how long in between, in ms. */
const looks = 20
const lookedAtEvery = 250

/** Has a mail bounce, and waits until a list of staff holds more for it; gives the address, and what is there. */
async function bounceOnto(supplier: Supplier, list: string) {
  const look = async () => ((await supplier.askStaff(list)) as Listed | null)?.data
  const before = (await look())?.total ?? 0
  const contact = await bounce(supplier)
  for (let count = 0; count < looks; count++) {
    const there = await look()
    const [first] = there?.items ?? []
    if (there && first && there.total > before) return { contact, first }
    await sleep(lookedAtEvery)
  }
  return null
}

export const supplies: Supplies = {
  'backOffice.endPlayerSessions': async () => ({ body: { sessionId: null, reason } }),
  'backOffice.refreshPages': async () => ({ body: { reason } }),
  async 'backOffice.inviteStaff'(supplier) {
    const body = await newcomer(supplier)
    return body ? { body } : undefined
  },
  async 'backOffice.setStaffActive'(supplier) {
    await invite(supplier)
    return { body: { active: false, reason } }
  },
  async 'backOffice.confirmStaff'(supplier) {
    await invite(supplier, 'another')
    return { body: { reason } }
  },
  async 'backOffice.resetStaffSecondFactor'(supplier) {
    const invited = await invite(supplier)
    if (!invited) return undefined
    const body = { token: invited.token, password: 'eleven quiet harbours' }
    await supplier.askStaff('backOffice.acceptInvitation', { body })
    return { body: { reason } }
  },
  async 'operations.decideMessage'(supplier) {
    const bounced = await bounceOnto(supplier, 'operations.messages')
    if (!bounced) return undefined
    supplier.name('messageId', String(bounced.first.id))
    return { body: { decision: 'dismiss' } }
  },
  async 'operations.liftSuppression'(supplier) {
    const bounced = await bounceOnto(supplier, 'operations.suppressions')
    return bounced ? { body: { contact: bounced.contact, reason } } : undefined
  },
}
