import { randomUUID } from 'node:crypto'
import { type Answer, makeVisitor, type Sent, type Visitor } from './client.ts'
import type { Contract, Operation } from './document.ts'
import { type Credentials, type Filling, type Input, inputFor } from './inputs.ts'
import { type Judge, makeJudge } from './judge.ts'
import { Known } from './known.ts'
import type { Area, Report } from './report.ts'
import type { Supplies } from './supplies.ts'
import { makeValidator, type Validator } from './validator.ts'

/** Where a backend is, and how its sandbox lets one in. */
export interface Target {
  /** A brand's address. */
  url: string
  /** The back office's; without it calls for staff are looked at from outside alone. */
  backOffice: string | undefined
  /** Accounts that the sandbox has. */
  partner: Credentials
  /** Of every account of staff whose code the sandbox tells. */
  staffPassword: string
  /** Only calls whose ids these begin with; all unless given. */
  only: readonly string[] | undefined
  /** Only what looks at these; everything unless given. */
  areas?: ReadonlySet<Area>
  /** What the sandbox gives before a call, so that it can succeed; nothing unless given. */
  supplies?: Supplies
  /** What changes afterwards what a call was answered with; only what its domain's other acts change unless given. */
  moves?: Supplies
}

/** The back office beside a brand of a development machine. */
const besideBrand = (url: string): string | undefined => {
  const { protocol, hostname, port } = new URL(url)
  return hostname.endsWith('.localhost') ? `${protocol}//back-office.localhost:${port}` : undefined
}

/** A backend whose sandbox has the accounts of docs/runbooks/sandbox.md. */
export const sandboxTarget = (
  url: string,
  { backOffice = besideBrand(url), only, supplies, moves }: Partial<Target> = {},
): Target => ({
  url,
  backOffice,
  partner: { email: 'partner@marquee.test', password: 'demo-play-2026' },
  staffPassword: 'demo-staff-2026',
  only,
  ...(supplies && { supplies }),
  ...(moves && { moves }),
})

/** An act that was answered with success, and is answered alike when it is sent again. */
export interface Acted {
  /** Who asked. */
  actor: Actor
  /** The player of a call for staff; who asked otherwise. */
  about: Actor
  operation: Operation
  input: Input
  key: string
  first: Answer
}

/** Somebody who asks, with what their answers have told. */
export interface Actor {
  visitor: Visitor
  known: Known
  /** Of who has an account. */
  credentials: Credentials | undefined
}

export interface Run {
  target: Target
  contract: Contract
  validator: Validator
  report: Report
  known: Known
  judge: Judge
  /** The calls to look at. */
  operations: Operation[]
  /** Calls that were answered with success, by id, with what they were asked. */
  reached: Map<string, Input>
  /** Every call that was answered with success, also on the way to another. */
  succeeded: Set<string>
  /** Acts that were done, to be sent once more when much else has happened. */
  acted: Acted[]
  guest: () => Actor
  /** A new player. @throws when signing up fails, without which nothing can be looked at. */
  player: () => Promise<Actor>
  /** Somebody whom a call is for; null where the target's accounts do not do. */
  actorFor: (operation: Operation) => Promise<Actor | null>
  /** A member of staff who may make a call; another one than `but` where that is given. */
  staff: (operation: Pick<Operation, 'access'>, but?: Actor) => Promise<Actor | null>
  partner: () => Promise<Actor | null>
  /** Asks a call; acts get a new key unless one is given. Every answer is judged and remembered. */
  ask: (actor: Actor, operation: Operation, input: Input, more?: Sent) => Promise<Answer>
  inputFor: (actor: Actor, operation: Operation, attempt?: number) => Input
  /** A call by its id. @throws when the contract has none such: without it nothing can be looked at. */
  call: (id: string) => Operation
}

/** A backend that cannot be looked at, and what would mend it. */
export class NotReady extends Error {}

let people = 0

/** Everybody is somebody else: who was excluded is known again by name and birthday. */
export function someone(): { name: string; birthDay: string } {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '')
  people += 1
  const day = new Date(Date.UTC(1960 + (people % 40), people % 12, 1 + (people % 28)))
  return { name: `Robin${letters}`, birthDay: day.toISOString().slice(0, 10) }
}

export function signUpBody(operation: Operation, { email, password }: Credentials, extra: object) {
  return { ...(operation.body?.example as object), ...someone(), ...extra, email, password }
}

/** What a brand's sign-up asks beside the usual; those that do not ask it refuse it. */
const fuller = { surname: 'Hale', zip: '94103' }

export function makeRun(target: Target, contract: Contract, report: Report): Run {
  const validator = makeValidator(contract)
  const judge = makeJudge(contract, validator, report)
  const known = new Known()
  const succeeded = new Set<string>()
  const operations = contract.operations.filter(
    ({ id }) => !target.only || target.only.some((start) => id === start || id.startsWith(start)),
  )
  const filling = ({ known: own, credentials }: Actor): Filling => ({
    known: own,
    credentials,
    validator,
  })
  const call = (id: string): Operation => {
    const found = contract.find(id)
    if (!found) throw new NotReady(`The contract has no call ${id}, which is needed to begin.`)
    return found
  }
  const guest = (): Actor => ({
    visitor: makeVisitor(target.url),
    known: new Known(known),
    credentials: undefined,
  })

  async function ask(actor: Actor, operation: Operation, input: Input, more: Sent = {}) {
    const { path, ...sent } = input
    const answer = await actor.visitor.send(operation.method, path, {
      ...sent,
      ...more,
      headers: { ...sent.headers, ...more.headers },
      ...(operation.effect && { key: more.key ?? randomUUID() }),
    })
    judge(operation, answer)
    if (answer.status === 200) {
      succeeded.add(operation.id)
      actor.known.learn(operation, answer.json)
    }
    return answer
  }

  /** How sign-up is asked at this brand, found once. */
  let form: object | undefined
  async function player(): Promise<Actor> {
    const signUp = call('session.signUp')
    const credentials = {
      email: `conformance-${randomUUID()}@example.test`,
      password: 'nine quiet lamps',
    }
    const tried = form ? [form] : [fuller, {}, { surname: 'Hale' }]
    let answer: Answer | undefined
    for (const extra of tried) {
      const actor = { ...guest(), credentials }
      const body = signUpBody(signUp, credentials, extra)
      answer = await ask(actor, signUp, { path: signUp.path, body })
      if (answer.status !== 200) continue
      form = extra
      return actor
    }
    throw new NotReady(
      `Signing up was answered ${answer?.status} ${answer?.text.slice(0, 300)}: without players nothing else can be looked at.`,
    )
  }

  async function partner(): Promise<Actor | null> {
    const actor = { ...guest(), credentials: target.partner }
    const signIn = call('session.signIn')
    const answer = await ask(actor, signIn, { path: signIn.path, body: target.partner })
    return answer.status === 200 ? actor : null
  }

  /** Who has been signed in at the back office, by what they may. */
  let staffActors: Promise<{ actor: Actor; permissions: string[] }[]> | undefined
  async function signInStaff() {
    const signIn = contract.find('backOffice.signIn')
    if (!target.backOffice || !signIn) return []
    const { json } = await makeVisitor(target.backOffice).send('GET', '/sandbox/totp')
    const { codes = [] } = (json ?? {}) as { codes?: { email: string; code: string | null }[] }
    const host = new URL(target.url).hostname.split('.')[0]
    const signedIn = []
    for (const { email, code } of codes) {
      if (!code) continue
      const visitor = makeVisitor(target.backOffice)
      const actor: Actor = { visitor, known: new Known(known), credentials: undefined }
      const body = { email, password: target.staffPassword, code }
      const answer = await ask(actor, signIn, { path: signIn.path, body })
      if (answer.status !== 200) continue
      const { brands, permissions } = (
        answer.json as { data: { brands: { key: string }[]; permissions: string[] } }
      ).data
      actor.known.fix('brand', brands.find(({ key }) => key === host)?.key ?? brands[0]?.key)
      signedIn.push({ actor, permissions })
    }
    return signedIn
  }
  async function staff({ access }: Pick<Operation, 'access'>, but?: Actor): Promise<Actor | null> {
    const known = await (staffActors ??= signInStaff())
    const all = known.filter((one) => one.actor !== but)
    const allowed = all.find(({ permissions }) => permissions.includes(access))
    return (
      (allowed ?? (access === 'signed-in' || access === 'door' ? all[0] : undefined))?.actor ?? null
    )
  }

  return {
    target,
    contract,
    validator,
    report,
    known,
    judge,
    operations,
    reached: new Map(),
    succeeded,
    acted: [],
    guest,
    player,
    partner,
    staff,
    async actorFor({ audience, access }) {
      if (audience === 'player') return player()
      if (audience === 'affiliate') return partner()
      if (audience === 'renderer') return null
      if (audience !== 'staff') return guest()
      if (access !== 'door') return staff({ access })
      return target.backOffice
        ? {
            visitor: makeVisitor(target.backOffice),
            known: new Known(known),
            credentials: undefined,
          }
        : null
    },
    ask,
    inputFor: (actor, operation, attempt) => inputFor(operation, filling(actor), attempt),
    call,
  }
}

/** Whether somebody is still signed in. */
export async function isSignedIn(run: Run, { visitor }: Actor): Promise<boolean> {
  const me = run.call('player.me')
  return (await visitor.send(me.method, me.path)).status === 200
}

/** Does something for each, a few at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  atOnce = 4,
): Promise<void> {
  let next = 0
  const work = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await act(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work))
}
