import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract, Operation } from '@marquee/conformance/document'
import { inputFor, type Input } from '@marquee/conformance/inputs'
import { Known } from '@marquee/conformance/known'
import { giveFrom, lookAt } from './gifts.ts'
import type { TestOutcome } from '@marquee/conformance/supplies'
import type { Field } from './field.ts'
import { codeOf, insistOnTerms, parsed, type Player } from './insist.ts'

/** How often a player tries to begin a round that comes too soon after the last one. */
const patientTries = 4

/** How long the round before still has to be watched, in ms; null for every other answer. */
export function leftToWatch(text: string): number | null {
  const { code, retryAfterMs = 0 } =
    (parsed(text) as { error?: { code?: string; retryAfterMs?: number } } | undefined)?.error ?? {}
  return code === 'too-fast' ? retryAfterMs : null
}

/**
 * Lets a player act who waits while the round before still has to be watched, as games do: what is given before
 * a call begins rounds right after those that are played anyway.
 */
async function performInTime(
  field: Field,
  player: Player,
  operation: Operation,
  own?: Partial<Input>,
) {
  for (let tries = 1; ; tries++) {
    let left: number | null = null
    const done = await perform(field, player, operation, own, (text) => (left = leftToWatch(text)))
    if (done || left === null || tries >= patientTries) return done
    await sleep(left)
  }
}

/**
 * Lets a player act; gives the answer's data, or null when it was refused.
 * @param onRefused hears what it was refused with.
 */
async function perform(
  field: Field,
  player: Player,
  operation: Operation,
  own?: Partial<Input>,
  onRefused?: (text: string) => void,
) {
  const { known, credentials } = player
  const input = {
    ...inputFor(operation, { known, credentials, validator: field.validator }),
    ...own,
  }
  // Who comes as a guest comes so again, whoever they are by then.
  const who = operation.audience === 'player' ? player.who : { cookie: player.who.cookie }
  const act = { operation, input, key: randomUUID(), who, ip: player.ip }
  const sentAt = field.clock.now()
  const answer = await insistOnTerms(field, player, act)
  if (answer.status !== 200) {
    onRefused?.(answer.text)
    const code = codeOf(answer.text)
    if (code) {
      field.refused.set(code, (field.refused.get(code) ?? 0) + 1)
      field.refusals.set(operation.id, code)
    } else field.wrong.push(`${operation.id}: ${answer.status} ${answer.text.slice(0, 300)}`)
    return null
  }
  if (operation.effect) {
    const answeredAt = field.clock.now()
    field.acknowledged.push({ ...act, text: answer.text, sentAt, answeredAt })
  }
  const json = parsed(answer.text)
  known.learn(operation, json)
  return { json, cookie: answer.cookie }
}

/** Calls that play, credit, sell, or give back what is a player's: every one of the contract. */
export function moneyCalls({ operations }: Contract): Operation[] {
  const isBack = /^(rounds\.finish|rounds\.step|fortune\.|cash\.(requestRedemption|cancel))/
  return operations.filter(
    ({ id, audience, effect, duringBreak }) =>
      audience === 'player' && effect && (duringBreak === 'refused' || isBack.test(id)),
  )
}

let people = 0

function signUpBody(operation: Operation, email: string) {
  people += 1
  const birthDay = new Date(Date.UTC(1950 + (people % 50), people % 12, 1 + (people % 28)))
  return {
    ...(operation.body?.example as object),
    email,
    name: `Robin${randomUUID().replaceAll(/[^a-f]/g, '')}`,
    birthDay: birthDay.toISOString().slice(0, 10),
  }
}

export interface Calls {
  signUp: Operation
  play: Operation
  finish: Operation
  desk: Operation
  deposit: Operation
  others: Operation[]
  asks: Operation[]
}

/** What the drill needs by name. @throws when the contract has it no longer. */
export function callsOf(contract: Contract): Calls {
  const find = (id: string) => {
    const operation = contract.find(id)
    if (!operation) throw new Error(`The contract has no call ${id}, which the drill plays with.`)
    return operation
  }
  const money = moneyCalls(contract)
  const named = new Set(['rounds.play', 'rounds.finish', 'cash.createDeposit'])
  const tags = new Set(money.map(({ id }) => id.split('.')[0]))
  return {
    signUp: find('session.signUp'),
    play: find('rounds.play'),
    finish: find('rounds.finish'),
    desk: find('cash.desk'),
    deposit: find('cash.createDeposit'),
    others: money.filter(({ id }) => !named.has(id)),
    // They tell the ids that acts name.
    asks: contract.operations.filter(
      ({ id, effect, audience, path }) =>
        !effect && audience === 'player' && tags.has(id.split('.')[0]) && !path.includes('{'),
    ),
  }
}

/** Makes a money call with what it needs. */
async function performSupplied(field: Field, player: Player, operation: Operation, calls: Calls) {
  const { contract, random, supplies } = field
  const tag = operation.id.split('.')[0]
  const give = supplies[operation.id]
  const own = await give?.({
    email: player.credentials.email,
    origin: field.doors[0]?.url ?? '',
    give: (path, body, options) => giveFrom(field, player, path, body, options),
    async elsewhere(id, input) {
      const asked = contract.find(id)
      const other = { ...player, who: { cookie: '' } }
      return (asked && (await performInTime(field, other, asked, input))?.json) ?? null
    },
    // Players of a drill know nobody of its staff.
    askStaff: async () => null,
    look: (path) => lookAt(field, player, path),
    buy: (outcome) => buy(field, player, calls, outcome),
    name: (parameter, value) => player.known.fix(parameter, value),
    async ask(id, input) {
      const asked = contract.find(id)
      return (asked && (await performInTime(field, player, asked, input))?.json) ?? null
    },
  })
  const near = calls.asks.filter((ask) => ask.id.startsWith(`${tag}.`))
  // What was given has an id that only answers tell.
  const asked = give ? near : near.slice(random.int(Math.max(near.length, 1))).slice(0, 1)
  for (const ask of asked) await perform(field, player, ask)
  await perform(field, player, operation, own)
}

async function buy(
  field: Field,
  player: Player,
  { desk, deposit }: Pick<Calls, 'desk' | 'deposit'>,
  wanted: TestOutcome = 'approve',
): Promise<unknown> {
  const told = await perform(field, player, desk)
  const { methods, testNumbers } = (
    told?.json as
      | {
          data: {
            methods: { id: string; tokenUrl: string }[]
            testNumbers: { method: string; number: string; outcome: string }[]
          }
        }
      | undefined
  )?.data ?? { methods: [], testNumbers: [] }
  const number = testNumbers.find(({ outcome }) => outcome === wanted)
  const method = methods.find(({ id }) => id === number?.method)
  if (!number || !method) return null
  const typed = { method: method.id, number: number.number, expiry: '12/39', code: '123' }
  const token = (await giveFrom(field, player, method.tokenUrl, typed)) as { token?: string } | null
  if (!token?.token) return null
  player.known.fix('paymentToken', token.token)
  player.known.fix('paymentMethod', method.id)
  const bought = (await perform(field, player, deposit))?.json ?? null
  if (wanted === 'complete-later' && bought)
    field.payments?.push({
      about: 'deposit',
      id: (bought as { data: { id: string } }).data.id,
      method: method.id,
    })
  return bought
}

/** Somebody who is signed in. */
export interface Entered {
  email: string
  cookie: string
  ip: string
}

/**
 * One player from sign-up until the field stops: plays, and does one money call after the other.
 * @param onEntered hears who it is; what it gives is waited for before the first act.
 */
export async function runPlayer(
  field: Field,
  number: number,
  calls: Calls,
  onEntered: (entered: Entered) => unknown = () => {},
): Promise<void> {
  const ip = `198.51.${100 + (number % 50)}.${number % 250}`
  const email = `drill-${randomUUID()}@example.test`
  const player: Player = {
    who: { cookie: '' },
    ip,
    known: new Known(),
    credentials: { email, password: 'nine quiet lamps' },
  }
  const entered = await perform(field, player, calls.signUp, {
    body: signUpBody(calls.signUp, email),
  })
  if (!entered?.cookie) throw new Error('Signing up gave no session.')
  player.who.cookie = entered.cookie
  player.known.add('gameId', 1000)
  field.entered += 1
  await onEntered({ email, cookie: player.who.cookie, ip })
  // Far from where the others begin, so that few players come to every call soon.
  let turn = number * 7
  while (!field.stopped) {
    let refusal = ''
    const spin = { body: { gameId: 1000, action: 'spin', stake: 20 } }
    const begun = await perform(field, player, calls.play, spin, (text) => (refusal = codeOf(text)))
    const told = begun?.json as { data: { round: { id: string } } } | undefined
    // One that asks its player something waits, and no other begins before it has ended.
    const waiting = refusal === 'round-open' ? player.known.of('roundId')[0] : undefined
    const id = told?.data.round.id ?? waiting
    if (typeof id === 'string')
      await perform(field, player, calls.finish, { path: calls.finish.path.replace('{id}', id) })
    const other = calls.others[turn++ % calls.others.length]
    if (field.random.int(6) === 0) await buy(field, player, calls)
    if (field.payments && field.random.int(12) === 0)
      await buy(field, player, calls, 'complete-later')
    if (other) await performSupplied(field, player, other, calls)
    await sleep(field.pause())
  }
}

/**
 * Signs up one player after the other, so that welcome gifts meet faults too.
 * @param every how long it waits in between, in ms.
 */
export async function runDoor(field: Field, { signUp }: Calls, every = 400): Promise<void> {
  for (let count = 0; !field.stopped; count++) {
    const email = `drill-${randomUUID()}@example.test`
    const player = {
      who: { cookie: '' },
      ip: `203.0.113.${count % 250}`,
      known: new Known(),
      credentials: { email, password: 'nine quiet lamps' },
    }
    await perform(field, player, signUp, { body: signUpBody(signUp, email) })
    await sleep(every)
  }
}
