import { locales } from '@marquee/contract/locales'
import { codeIn } from '../client.ts'
import { type Operation, whereOf } from '../document.ts'
import { told } from '../judge.ts'
import type { Area } from '../report.ts'
import { type Actor, isSignedIn, type Run, signUpBody } from '../run.ts'
import { standing } from './repetition.ts'

interface Guarded {
  area: Area
  /** What is going on, in a report. */
  during: string
  /** Gives somebody for whom it is going on; null where that could not be made. */
  make: () => Promise<Actor | null>
  /** The code of the refusal; null for calls that stay open. */
  refusal: (operation: Operation) => string | null
  /** Which attribute says so. */
  attribute: string
  /** Codes that mean this guard. */
  codes: string[]
  operations: Operation[]
}

/** Each call that a guard stands before is refused with its code and does nothing; others are not. */
async function guardAll(run: Run, guarded: Guarded): Promise<void> {
  const { area, during, make, refusal, attribute, codes, operations } = guarded
  if (!operations.length) return
  let actor = await make()
  if (!actor) {
    for (const { id } of operations) run.report.gap(area, id, `${during} could not be made`)
    return
  }
  const closed = operations.filter((operation) => refusal(operation) !== null)
  const before = await standing(run, actor)
  for (const operation of closed) {
    const code = refusal(operation) ?? ''
    const answer = await run.ask(actor, operation, run.inputFor(actor, operation))
    run.report.check(area, operation.id, codeIn(answer) === code, {
      expected: `${code} ${during}`,
      came: told(answer),
      where: whereOf(operation, attribute),
    })
  }
  const after = await standing(run, actor)
  run.report.check(area, 'player.me', after === before, {
    expected: `nothing happens ${during} by calls that are refused`,
    came: `${before} became ${after}`,
    where: 'docs/decisions/0020-guards-run-before-handlers.md',
  })
  for (const operation of operations) {
    if (refusal(operation) !== null) continue
    const answer = await run.ask(actor, operation, run.inputFor(actor, operation))
    run.report.check(area, operation.id, !codes.includes(codeIn(answer) ?? ''), {
      expected: `open ${during}`,
      came: told(answer),
      where: whereOf(operation, attribute),
    })
    if (endsIt(operation) || !(await isSignedIn(run, actor))) actor = (await make()) ?? actor
  }
}

/** What leads out of a state of a player, by what it is for. */
const endsIt = ({ id }: Operation) =>
  /^terms\.|closeAccount|selfExclude|logout|changePassword/.test(id)

const isPlayers = ({ effect, audience }: Operation) => effect && audience === 'player'

/** Players with terms to accept can do nothing that acts until they have. */
export async function terms(run: Run): Promise<void> {
  async function make(): Promise<Actor | null> {
    const actor = await run.player()
    const send = (body: object) => actor.visitor.send('POST', '/sandbox/terms', { body })
    const { json } = await send({})
    const message = (json as { error?: { message?: string } } | undefined)?.error?.message ?? ''
    const key = /"key":"([\w-]+)/.exec(message)?.[1]
    if (!key) return null
    const add = [
      {
        id: 'conformance',
        text: Object.fromEntries(locales.map((locale) => [locale, 'One more.'])),
      },
    ]
    const { status } = await send({
      key,
      version: `conformance-${crypto.randomUUID().slice(0, 8)}`,
      add,
    })
    return status === 200 ? actor : null
  }
  await guardAll(run, {
    area: 'terms',
    during: 'while there are terms to accept',
    make,
    refusal: ({ duringTerms }) => (duringTerms === 'refused' ? 'terms-required' : null),
    attribute: 'x-during-terms',
    codes: ['terms-required'],
    // What the call itself asks later, such as a choice that costs more, is its own affair.
    operations: run.operations.filter(
      (one) =>
        isPlayers(one) && (one.duringTerms === 'refused' || !one.errors.includes('terms-required')),
    ),
  })
}

/** A cool-off and an exclusion refuse whatever does not say that it stays open. */
export async function breaks(run: Run): Promise<void> {
  const begin = (id: string, body: object) => async (): Promise<Actor | null> => {
    const operation = run.contract.find(id)
    if (!operation) return null
    const actor = await run.player()
    const { status } = await run.ask(actor, operation, { path: operation.path, body })
    return status === 200 ? actor : null
  }
  const operations = run.operations.filter(isPlayers)
  await guardAll(run, {
    area: 'breaks',
    during: 'on a cool-off',
    make: begin('responsiblePlay.coolOff', { days: 1 }),
    refusal: ({ duringBreak }) => (duringBreak === 'refused' ? 'cool-off' : null),
    attribute: 'x-during-break',
    codes: ['cool-off'],
    operations: operations.filter(
      (one) => one.duringBreak === 'refused' || !one.errors.includes('cool-off'),
    ),
  })
  await guardAll(run, {
    area: 'breaks',
    during: 'when excluded',
    make: begin('responsiblePlay.selfExclude', { term: '6-months', understood: true }),
    refusal: ({ duringBreak }) => (duringBreak === 'allowed' ? null : 'self-excluded'),
    attribute: 'x-during-break',
    codes: ['self-excluded'],
    operations: operations.filter(
      (one) => one.duringBreak !== 'allowed' || !one.errors.includes('self-excluded'),
    ),
  })
}

/** A region in which the brand may not be played, as the brand itself says. */
async function closedRegion(run: Run): Promise<string | null> {
  const info = run.contract.find('session.restrictionInfo')
  if (!info) return null
  const { json } = await run.guest().visitor.send(info.method, info.path)
  const { data } = (json ?? {}) as { data?: { states?: { code: string; allowed: boolean }[] } }
  const state = data?.states?.find(({ allowed }) => !allowed)
  return state ? `US-${state.code}` : null
}

/** Nobody joins, opens a game or plays from where the brand may not be played. */
export async function region(run: Run): Promise<void> {
  const place = await closedRegion(run)
  const move = async (actor: Actor): Promise<Actor | null> => {
    const { status } = await actor.visitor.send('POST', '/sandbox/region', {
      body: { region: place },
    })
    return status === 200 ? actor : null
  }
  const asks = (kind: string) =>
    run.operations.filter(
      ({ audience, regional, effect, errors }) =>
        (audience === 'player') === (kind === 'player') &&
        ['player', 'public', 'guest'].includes(audience) &&
        // Of the calls that stay open, those that only ask: acts would do something.
        (regional || (!effect && !errors.includes('region-blocked'))),
    )
  for (const kind of ['player', 'guest']) {
    await guardAll(run, {
      area: 'region',
      during: `from ${place ?? 'a closed region'}`,
      make: async () => (place ? move(kind === 'player' ? await run.player() : run.guest()) : null),
      refusal: ({ regional }) => (regional ? 'region-blocked' : null),
      attribute: 'x-regional',
      codes: ['region-blocked'],
      operations: asks(kind),
    })
  }
}

/** Where a brand asks for more before the first round, it is asked for. */
export async function registration(run: Run): Promise<void> {
  const operations = run.operations.filter(({ completeRegistration }) => completeRegistration)
  for (const operation of operations) {
    const signUp = run.call('session.signUp')
    const actor = run.guest()
    const email = `conformance-${crypto.randomUUID()}@example.test`
    const body = signUpBody(signUp, { email, password: 'nine quiet lamps' }, {})
    const { status } = await run.ask(actor, signUp, { path: signUp.path, body })
    const me =
      status === 200
        ? await run.ask(actor, run.call('player.me'), { path: run.call('player.me').path })
        : null
    const { Registration } = ((me?.json as { data?: object } | undefined)?.data ?? {}) as {
      Registration?: { complete: boolean; registrationFunnel?: { funnelType?: string } }
    }
    const isClosed = Registration?.registrationFunnel?.funnelType === 'closed_funnel'
    if (!Registration || Registration.complete || !isClosed) {
      run.report.gap(
        'registration',
        operation.id,
        'signing up leaves nothing to complete at this brand',
      )
      continue
    }
    const answer = await run.ask(actor, operation, run.inputFor(actor, operation))
    run.report.check('registration', operation.id, codeIn(answer) === 'registration-incomplete', {
      expected: 'registration-incomplete before the registration is complete',
      came: told(answer),
      where: whereOf(operation, 'x-complete-registration'),
    })
  }
}
