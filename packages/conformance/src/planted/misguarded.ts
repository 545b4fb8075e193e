import {
  after,
  before,
  codeOf,
  type Kind,
  keyOf,
  newKey,
  ofError,
  onRepetition,
  rewrite,
  success,
  withHeaders,
} from './kind.ts'
import type { Passing, Returning } from './proxy.ts'

type Json = Record<string, unknown>

const isPlayers: Kind['fits'] = ({ effect, audience }) => effect && audience === 'player'
const reachedAct: Kind['fits'] = (operation, reached) =>
  reached && isPlayers(operation, reached) && !operation.answersAnew
/** Acts that may be asked for something else, and leave who asks as they are. */
const withBody: Kind['fits'] = (operation, reached) =>
  reachedAct(operation, reached) &&
  Object.values(operation.body?.schema.properties ?? {}).some(
    ({ type }) => type === 'boolean' || type === 'integer',
  ) &&
  !/^(rounds|cash)\.|closeAccount|selfExclude|coolOff/.test(operation.id)
const fields: Kind['fits'] = (operation) =>
  isPlayers(operation, true) && operation.body !== undefined && operation.method === 'POST'

const bodyOf = ({ body }: Passing): Json | null => {
  try {
    const json: unknown = JSON.parse(body)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Json) : null
  } catch {
    return null
  }
}

/** A refusal of some code becomes a success. */
const waves = (code: string) => ofError(success, code)
const other = (code: string, wrong: string) =>
  ofError(
    (one) =>
      rewrite(one, (json: { error: Json }) => ({ ...json, error: { ...json.error, code: wrong } })),
    code,
  )

const accepts = (fits: (passing: Passing) => boolean) =>
  after((returning, passing) =>
    codeOf(returning) === 'invalid-input' && fits(passing)
      ? success(returning, passing)
      : returning,
  )

/** Doors and guards that are not where the contract says, and keys that mean something else. */
export const misguarded: Kind[] = [
  // What is sent.
  {
    name: 'an unknown field of the body is taken',
    areas: ['input'],
    fits: fields,
    http: accepts((passing) => bodyOf(passing)?.['unasked'] !== undefined),
  },
  {
    name: 'an unknown field of the query is taken',
    areas: ['input'],
    fits: isPlayers,
    http: accepts(({ path }) => path.includes('unasked=')),
  },
  {
    name: 'a body that is no JSON is taken',
    areas: ['input'],
    fits: fields,
    http: accepts((passing) => passing.body !== '' && bodyOf(passing) === null),
  },
  {
    name: 'a body that lacks a field is taken',
    areas: ['input'],
    fits: (one, reached) => fields(one, reached) && (one.body?.schema.required ?? []).length > 0,
    http: accepts((passing) => {
      const json = bodyOf(passing)
      return (
        json !== null &&
        (passing.operation.body?.schema.required ?? []).some((name) => !(name in json))
      )
    }),
  },
  {
    name: 'a field of a wrong type is taken',
    areas: ['input'],
    fits: fields,
    http: accepts((passing) =>
      Object.values(bodyOf(passing) ?? {}).some((value) => typeof value === 'object'),
    ),
  },
  {
    name: 'a body of any size is taken',
    areas: ['input'],
    fits: fields,
    http: after((returning, passing) =>
      passing.body.length > 200_000 ? success(returning, passing) : returning,
    ),
  },
  // Pages and keys.
  {
    name: 'an act without a key is taken',
    areas: ['acts'],
    fits: isPlayers,
    http: before((passing) => (keyOf(passing) ? passing : newKey(passing))),
  },
  {
    name: 'any text is a key',
    areas: ['acts'],
    fits: isPlayers,
    http: before((passing) => (keyOf(passing).length === 36 ? passing : newKey(passing))),
  },
  {
    name: 'an act of another site is taken',
    areas: ['acts'],
    fits: isPlayers,
    http: before((passing) =>
      passing.headers['sec-fetch-site'] === 'cross-site'
        ? withHeaders(passing, {
            'sec-fetch-site': 'same-origin',
            'idempotency-key': keyOf(passing),
          })
        : passing,
    ),
  },
  {
    name: 'an act of a sibling site is taken',
    areas: ['acts'],
    fits: isPlayers,
    http: before((passing) =>
      passing.headers['sec-fetch-site'] === 'same-site'
        ? withHeaders(passing, { 'sec-fetch-site': 'same-origin' })
        : passing,
    ),
  },
  {
    name: 'an act of no site is taken',
    areas: ['acts'],
    fits: isPlayers,
    http: before((passing) =>
      passing.headers['sec-fetch-site'] === undefined && passing.headers.origin === undefined
        ? withHeaders(passing, { 'sec-fetch-site': 'same-origin' })
        : passing,
    ),
  },
  {
    name: 'any Origin is taken',
    areas: ['acts'],
    fits: isPlayers,
    http: before((passing) => {
      const { origin: _, ...headers } = passing.headers
      return {
        ...passing,
        headers: { ...headers, ...(passing.headers.origin && { 'sec-fetch-site': 'same-origin' }) },
      }
    }),
  },
  {
    name: 'another code for a missing key',
    areas: ['acts'],
    fits: isPlayers,
    http: other('missing-idempotency-key', 'forbidden'),
  },
  // Who asks.
  {
    name: 'guests are let in',
    areas: ['audience'],
    fits: ({ audience, effect }, reached) => reached && audience === 'player' && !effect,
    http: waves('unauthorized'),
  },
  {
    name: 'guests are told something else',
    areas: ['audience'],
    fits: ({ audience, effect }) => audience === 'player' && !effect,
    http: ofError(
      (one) => ({
        ...rewrite(one, (json: { error: Json }) => ({
          ...json,
          error: { ...json.error, code: 'forbidden' },
        })),
        status: 403,
      }),
      'unauthorized',
    ),
  },
  {
    name: 'what is the renderer’s is anybody’s',
    areas: ['audience'],
    fits: ({ audience }) => audience === 'renderer',
    http: waves('forbidden'),
  },
  {
    name: 'what is for partners is for players',
    areas: ['audience'],
    fits: ({ audience }) => audience === 'affiliate',
    http: waves('forbidden'),
  },
  {
    name: 'what is for guests is for players',
    areas: ['audience'],
    fits: ({ audience }) => audience === 'guest',
    http: waves('forbidden'),
  },
  {
    name: 'the back office answers at the brand',
    areas: ['audience'],
    fits: ({ audience }) => audience === 'staff',
    http: waves('not-found'),
  },
  {
    name: 'strangers are staff',
    areas: ['audience'],
    fits: ({ audience, access, effect }) => audience === 'staff' && access !== 'door' && !effect,
    http: waves('unauthorized'),
  },
  // Keys that come again.
  {
    name: 'a key that comes again acts again',
    areas: ['repetition'],
    fits: reachedAct,
    call: 'rounds.play',
    http: onRepetition((passing, _, { ask }) => ask(newKey(passing))),
  },
  {
    name: 'a key that comes again is answered otherwise',
    areas: ['repetition'],
    fits: reachedAct,
    http: onRepetition((_, { returning }) =>
      rewrite(returning, (json: Json) => ({ ...json, again: true })),
    ),
  },
  {
    name: 'a key that comes again is answered by what has happened since',
    areas: ['repetition'],
    // The second act of its kind is what has happened.
    fits: reachedAct,
    call: 'games.addFavorite',
    http: async (passing, { ask, memory }) => {
      const owner = String(passing.headers.cookie)
      const key = `${keyOf(passing)} ${owner}`
      const returning = await ask(passing)
      if (returning.status !== 200) return returning
      const isRepeated = memory.has(key)
      const isSince = memory.has(owner) && keyOf(memory.get(owner) as Passing) !== keyOf(passing)
      memory.set(key, passing)
      if (!isRepeated) memory.set(owner, passing)
      return isRepeated && isSince
        ? rewrite(returning, (json: Json) => ({ ...json, since: true }))
        : returning
    },
  },
  {
    name: 'a key that comes again is refused',
    areas: ['repetition'],
    fits: reachedAct,
    http: onRepetition((_, { returning }) => ({
      ...returning,
      status: 409,
      body: JSON.stringify({
        success: false,
        error: {
          code: 'idempotency-conflict',
          message: 'Again.',
          requestId: returning.headers['x-request-id'],
        },
      }),
    })),
  },
  {
    name: 'a key is good for another body',
    call: 'account.saveSubscription',
    areas: ['repetition'],
    fits: withBody,
    http: onRepetition((passing, { passing: first, returning }, { ask }) =>
      passing.body === first.body ? returning : ask(newKey(passing)),
    ),
  },
  {
    name: 'a key is good for another body, which is not looked at',
    areas: ['repetition'],
    fits: withBody,
    http: onRepetition((_, { returning }) => returning),
  },
  {
    name: 'a key belongs to who came first',
    areas: ['repetition'],
    fits: () => true,
    call: 'games.addFavorite',
    http: async (passing, { ask, memory }) => {
      const owner = memory.get(keyOf(passing)) as Passing | undefined
      memory.set(keyOf(passing), owner ?? passing)
      return owner && owner.headers.cookie !== passing.headers.cookie
        ? ask(withHeaders(passing, { 'idempotency-key': 'taken' }))
        : ask(passing)
    },
  },
  // Guards.
  {
    name: 'terms need not be accepted',
    areas: ['terms'],
    fits: ({ duringTerms }) => duringTerms === 'refused',
    http: waves('terms-required'),
  },
  {
    name: 'terms close what stays open',
    areas: ['terms'],
    fits: ({ duringTerms, errors }) =>
      duringTerms === 'allowed' && !errors.includes('terms-required'),
    http: async (passing, { ask, memory }) => {
      const asked = memory.size
      memory.set(String(asked), passing)
      const answer = await ask(passing)
      return answer.status === 200 || codeOf(answer) === 'not-found'
        ? refusal(answer, 'terms-required')
        : answer
    },
  },
  {
    name: 'a cool-off does not hold',
    areas: ['breaks'],
    fits: ({ duringBreak }) => duringBreak === 'refused',
    http: waves('cool-off'),
  },
  {
    name: 'an exclusion does not hold',
    areas: ['breaks'],
    fits: ({ duringBreak }) => duringBreak === 'refused',
    http: waves('self-excluded'),
  },
  {
    name: 'a break is refused with another code',
    areas: ['breaks'],
    fits: ({ duringBreak }) => duringBreak === 'refused',
    http: other('cool-off', 'not-available'),
  },
  {
    name: 'a closed region is open',
    areas: ['region'],
    fits: ({ regional, audience }) => regional && audience === 'player',
    http: waves('region-blocked'),
  },
]

function refusal(answer: Returning, code: string): Returning {
  return {
    ...answer,
    status: 403,
    body: JSON.stringify({
      success: false,
      error: { code, message: 'Terms first.', requestId: answer.headers['x-request-id'] },
    }),
  }
}
