import { type Answer, codeIn } from '../client.ts'
import type { Operation } from '../document.ts'
import type { Input } from '../inputs.ts'
import { outcome } from '../judge.ts'
import { type Actor, forEach, type Run } from '../run.ts'
import { preparePayment, supply } from './supply.ts'
import { cookiesOf, repeat } from './repetition.ts'

/** How many ways of asking are tried before a call counts as not to be reached. */
const attempts = 4

/** Refusals that another input would not change. */
const final = new Set(['already-claimed', 'unauthorized', 'forbidden', 'too-fast'])

/** Acts about a player of ours, or about what the target's sandbox gives us for them: nobody else's accounts are touched. */
const isAboutOurs = ({ target }: Run, { id, path }: Operation) =>
  path.includes('{playerId}') || target.supplies?.[id] !== undefined

/**
 * Makes what a call names: `/rounds/{id}/finish/` needs a round, which the act at `/rounds/` begins. What
 * the call's domain tells is asked first, so that ids of things that are there are known.
 */
export async function prepare(run: Run, actor: Actor, operation: Operation): Promise<void> {
  await askAround(run, actor, operation)
  const example: object = operation.body?.example ?? {}
  if ('token' in example && 'method' in example) await preparePayment(run, actor)
  const [before] = operation.path.split('{')
  const maker = run.contract.operations.find(
    (other) => other.effect && other.method === 'POST' && other.path === before,
  )
  if (maker && maker.id !== operation.id) await tryCall(run, actor, maker)
}

/** Asks what the call's domain tells without naming anything. */
async function askAround(run: Run, actor: Actor, operation: Operation): Promise<void> {
  const tag = operation.id.split('.')[0]
  const near = run.contract.operations.filter(
    (other) =>
      !other.effect &&
      other.id.startsWith(`${tag}.`) &&
      other.audience === operation.audience &&
      !other.path.includes('{'),
  )
  for (const other of near) await run.ask(actor, other, run.inputFor(actor, other))
}

/** Asks a call in other ways until it succeeds. */
async function tryCall(
  run: Run,
  actor: Actor,
  operation: Operation,
  own: Partial<Input> = {},
): Promise<{ answer: Answer; input: Input }> {
  for (let attempt = 0; ; attempt++) {
    const input = { ...run.inputFor(actor, operation, attempt), ...own }
    const answer = await run.ask(actor, operation, input)
    const isFinal = answer.status === 200 || final.has(codeIn(answer) ?? '')
    if (isFinal || attempt + 1 >= attempts) return { answer, input }
  }
}

/**
 * Brings about what a call needs; gives what is asked otherwise than everybody asks it.
 * @param about the player of a call for staff; who asks, unless given.
 */
export async function makeReady(
  run: Run,
  actor: Actor,
  operation: Operation,
  about: Actor = actor,
): Promise<Partial<Input>> {
  if (!run.target.supplies?.[operation.id]) {
    if (operation.effect || operation.path.includes('{')) await prepare(run, actor, operation)
    return {}
  }
  const own = await supply(run, actor, operation, about)
  // What was given has an id that only answers tell.
  await askAround(run, actor, operation)
  return own
}

const unreached = (answer: Answer | undefined) =>
  `a success was not reached (${answer ? outcome(answer) : 'no account'})`

/** A player whom staff are asked about; tells staff who it is. */
async function introduce(run: Run, staff: Actor): Promise<Actor> {
  const player = await run.player()
  const me = run.call('player.me')
  const { json } = await run.ask(player, me, { path: me.path })
  staff.known.fix('playerId', (json as { data?: { id?: string } } | undefined)?.data?.id)
  return player
}

/** Calls that only ask, in an order that tells ids before they are needed. */
export async function askAll(run: Run): Promise<void> {
  const asks = run.operations
    .filter(({ effect }) => !effect)
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  const player = await run.player()
  await run.ask(player, run.call('player.me'), { path: run.call('player.me').path })
  const actors: Record<string, Actor | null> = {
    player,
    public: player,
    guest: run.guest(),
    affiliate: asks.some(({ audience }) => audience === 'affiliate') ? await run.partner() : null,
    renderer: null,
  }
  const playerId = player.known.of('player:id')[0]
  for (const operation of asks) {
    const { audience } = operation
    // Who is given something is somebody new: what others were given is in the way of it.
    const isGiven = run.target.supplies?.[operation.id] !== undefined
    const isNew = isGiven && (audience === 'player' || audience === 'public')
    const another = audience === 'staff' ? await run.actorFor(operation) : actors[audience]
    const actor = isNew ? await run.player() : another
    if (audience === 'staff') actor?.known.fix('playerId', playerId)
    if (!actor) {
      run.report.gap('answers', operation.id, `nobody to ask as (${operation.audience})`)
      continue
    }
    const about = isGiven && audience === 'staff' ? await introduce(run, actor) : actor
    const own = await makeReady(run, actor, operation, about)
    const { answer, input } = await tryCall(run, actor, operation, own)
    if (answer.status === 200) {
      run.reached.set(operation.id, input)
      // What all may know helps others to ask.
      if (operation.audience === 'public') run.known.learn(operation, answer.json)
    } else run.report.gap('answers', operation.id, unreached(answer))
    if (operation.audience === 'public') await run.ask(run.guest(), operation, input)
  }
}

/** Every act once by somebody new to whom it may be a success, and then the same again with its key. */
export async function actAll(run: Run): Promise<void> {
  const acts = run.operations.filter(({ effect, audience }) => effect && audience !== 'renderer')
  const byStaff = acts.filter(({ audience }) => audience === 'staff')
  await forEach(
    acts.filter(({ audience }) => audience !== 'staff'),
    async (operation) => {
      const actor = await run.actorFor(operation)
      if (!actor) return run.report.gap('answers', operation.id, unreached(undefined))
      await act(run, actor, operation)
    },
  )
  if (!byStaff.length) return
  const player = await run.player()
  const me = await run.ask(player, run.call('player.me'), { path: run.call('player.me').path })
  const playerId = (me.json as { data?: { id?: string } } | undefined)?.data?.id
  const notOurs: Operation[] = []
  for (const operation of byStaff) {
    const staff = await run.staff(operation)
    if (!staff || !playerId) {
      run.report.gap('answers', operation.id, 'nobody to act as (staff)')
      continue
    }
    if (!isAboutOurs(run, operation)) {
      notOurs.push(operation)
      continue
    }
    staff.known.fix('playerId', playerId)
    const isGiven = run.target.supplies?.[operation.id] !== undefined
    await act(run, staff, operation, isGiven ? await introduce(run, staff) : staff)
  }
  // Some were answered on the way to others, such as an invitation that was taken.
  for (const { id } of notOurs.filter((one) => !run.succeeded.has(one.id)))
    run.report.gap(
      'answers',
      id,
      'an act of staff that is about no player of ours is not done to an account of yours',
    )
}

async function act(
  run: Run,
  actor: Actor,
  operation: Operation,
  about: Actor = actor,
): Promise<void> {
  const own = await makeReady(run, actor, operation, about)
  // Who signs in has an account, and has to be a guest all the same.
  if (operation.errors.includes('wrong-credentials') && !actor.credentials)
    actor.credentials = (await run.player()).credentials
  for (let attempt = 0; attempt < attempts; attempt++) {
    const input = { ...run.inputFor(actor, operation, attempt), ...own }
    const key = crypto.randomUUID()
    const cookies = cookiesOf(actor)
    const answer = await run.ask(actor, operation, input, { key })
    if (answer.status === 200) {
      run.reached.set(operation.id, input)
      return repeat(run, actor, { operation, input, key, first: answer, cookies }, about)
    }
    if (final.has(codeIn(answer) ?? '') || attempt + 1 === attempts) {
      run.report.gap('answers', operation.id, unreached(answer))
      run.report.gap('repetition', operation.id, 'the act was not reached')
      return
    }
  }
}
