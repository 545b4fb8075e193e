import { setTimeout as sleep } from 'node:timers/promises'
import { codeIn, retryAfter } from '../client.ts'
import type { Operation } from '../document.ts'
import type { Input } from '../inputs.ts'
import type { Acted, Actor, Run } from '../run.ts'
import type { GiftOptions, Supplier, TestOutcome } from '../supplies.ts'

/** How often a round is begun that comes too soon after another. */
const patience = 4

interface Desk {
  data: {
    methods: { id: string; tokenUrl: string }[]
    testNumbers?: { method: string; number: string; outcome: string }[]
  }
}

/** What the provider's own form would give for a number of an outcome; only a sandbox tells such numbers. */
export async function preparePayment(
  run: Run,
  actor: Actor,
  wanted: TestOutcome = 'approve',
): Promise<void> {
  const desk = run.contract.find('cash.desk')
  if (!desk) return
  const { json } = await run.ask(actor, desk, { path: desk.path })
  const { methods, testNumbers = [] } = (json as Desk | undefined)?.data ?? { methods: [] }
  const number = testNumbers?.find(({ outcome }) => outcome === wanted)
  const method = methods.find(({ id }) => id === number?.method)
  if (!number || !method) return
  const typed = { method: method.id, number: number.number, expiry: '12/39', code: '123' }
  const answer = await actor.visitor.send('POST', method.tokenUrl, { body: typed })
  actor.known.fix('paymentToken', (answer.json as { token?: string } | undefined)?.token)
  actor.known.fix('paymentMethod', method.id)
}

/** What the sandbox answers; null where it has nothing to give. */
async function askSandbox(
  { visitor }: Actor,
  path: string,
  given?: { body: object; options: GiftOptions | undefined },
): Promise<unknown> {
  const form = given?.options?.isForm
    ? {
        raw: new URLSearchParams(
          Object.entries(given.body).map(([name, value]) => [name, String(value)]),
        ).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
    : { body: given?.body }
  const { pathname, search } = new URL(path, visitor.origin)
  const method = given ? 'POST' : 'GET'
  const answer = await visitor.send(method, pathname + search, given ? form : {})
  const { location } = answer.headers
  if (location !== undefined && answer.status >= 300 && answer.status < 400) return { location }
  return answer.status === 200 ? (answer.json ?? null) : null
}

/** Somebody who can be given something. @param asker who makes the call that needs it. */
function supplierOf(run: Run, actor: Actor, asker: Actor): Supplier {
  const askAs = async (who: Actor | null, id: string, own?: Partial<Input>) => {
    const operation = run.contract.find(id)
    if (!operation || !who) return null
    const input = { ...run.inputFor(who, operation), ...own }
    let answer = await run.ask(who, operation, input)
    // A round begins once the one before was watched.
    for (let time = 1; codeIn(answer) === 'too-fast' && time < patience; time++) {
      await sleep(retryAfter(answer))
      answer = await run.ask(who, operation, input)
    }
    return answer.status === 200 ? answer.json : null
  }
  const ask = (id: string, own?: Partial<Input>) => askAs(actor, id, own)
  return {
    email: actor.credentials?.email ?? '',
    origin: actor.visitor.origin,
    ask,
    elsewhere: (id, own) => askAs({ ...run.guest(), credentials: actor.credentials }, id, own),
    async askStaff(id, own, whom) {
      const { access, audience } = run.contract.find(id) ?? {}
      if (audience !== 'staff' || !access) return null
      const who = { audience, access } as Operation
      const member =
        access === 'door'
          ? await run.actorFor(who)
          : await run.staff(who, whom === 'another' ? asker : undefined)
      return askAs(member, id, own)
    },
    give: (path, body, options) => askSandbox(actor, path, { body, options }),
    look: (path) => askSandbox(actor, path),
    name: (parameter, value) => asker.known.fix(parameter, value),
    async buy(outcome) {
      await preparePayment(run, actor, outcome)
      return ask('cash.createDeposit')
    },
  }
}

/** Changes what a call was answered with, where the target's sandbox can. */
export async function moveOn(run: Run, { about, actor, operation }: Acted): Promise<void> {
  await run.target.moves?.[operation.id]?.(supplierOf(run, about, actor))
}

/**
 * Gives somebody what a call needs; says what is asked otherwise than everybody asks it.
 * @param about the player of a call for staff; who asks, unless given.
 */
export async function supply(
  run: Run,
  actor: Actor,
  { id }: Pick<Operation, 'id'>,
  about: Actor = actor,
): Promise<Partial<Input>> {
  const give = run.target.supplies?.[id]
  // What is mailed to who asks as a guest is mailed to somebody's account all the same.
  if (give && !about.credentials) about.credentials = (await run.player()).credentials
  return (await give?.(supplierOf(run, about, actor))) ?? {}
}
