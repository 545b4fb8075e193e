import { randomUUID } from 'node:crypto'
import type { Operation } from '../document.ts'
import type { Area } from '../report.ts'
import type { Passing, Planted, Returning, Soil } from './proxy.ts'

/** A kind of deviation: where it may be planted, by what the contract says of a call, and how. */
export interface Kind {
  name: string
  /** Where it has to be reported. */
  areas: Area[]
  /** Whether it means something in a call; `reached` says that the call was answered with success. */
  fits: (operation: Operation, reached: boolean) => boolean
  /** Of kinds that mean one call alone, such as that which begins a session. */
  call?: string
  /** Not beside others: it would hide them. */
  alone?: true
  http?: Planted['http']
  push?: Planted['push']
  resume?: Planted['resume']
  opensDoor?: true
}

/** Asks, and changes the answer. */
export const after =
  (change: (returning: Returning, passing: Passing) => Returning): Planted['http'] =>
  async (passing, { ask }) =>
    change(await ask(passing), passing)

/** Changes what is asked. */
export const before =
  (change: (passing: Passing) => Passing): Planted['http'] =>
  (passing, { ask }) =>
    ask(change(passing))

/** Only where the answer is a success. */
export const ofSuccess = (change: (returning: Returning, passing: Passing) => Returning) =>
  after((returning, passing) => (returning.status === 200 ? change(returning, passing) : returning))

/** Only where the answer is an error of some code; of any unless given. */
export const ofError = (
  change: (returning: Returning, passing: Passing) => Returning,
  code?: string,
) =>
  after((returning, passing) =>
    returning.status >= 400 && (!code || codeOf(returning) === code)
      ? change(returning, passing)
      : returning,
  )

export const codeOf = ({ body }: Returning): string | undefined => {
  try {
    return (JSON.parse(body) as { error?: { code?: string } }).error?.code
  } catch {
    return undefined
  }
}

/** An answer's body as it is, changed; the change says what it takes it for. */
export function rewrite<Body>(returning: Returning, change: (json: Body) => unknown): Returning {
  try {
    return { ...returning, body: JSON.stringify(change(JSON.parse(returning.body) as Body)) }
  } catch {
    return returning
  }
}

/** A success as the contract describes it, whatever the backend said. */
export const success = (returning: Returning, { operation }: Passing): Returning => ({
  ...returning,
  status: 200,
  headers: { ...returning.headers, 'content-type': operation.produces },
  body: JSON.stringify(operation.successExample ?? {}),
})

export const keyOf = ({ headers }: Passing): string => String(headers['idempotency-key'] ?? '')
export const withHeaders = (passing: Passing, headers: object): Passing => ({
  ...passing,
  headers: { ...passing.headers, ...headers },
})
export const newKey = (passing: Passing): Passing =>
  withHeaders(passing, { 'idempotency-key': randomUUID() })

/** Does something at a key's first coming, and something else when it comes again. */
export const onRepetition =
  (
    again: (
      passing: Passing,
      first: { passing: Passing; returning: Returning },
      soil: Soil,
    ) => Promise<Returning> | Returning,
  ): Planted['http'] =>
  async (passing, soil) => {
    const key = `${keyOf(passing)} ${String(passing.headers.cookie)}`
    const returning = soil.memory.get(key) as Returning | undefined
    const first = soil.memory.get(`asked ${key}`) as Passing | undefined
    if (returning && first) return again(passing, { passing: first, returning }, soil)
    const answer = await soil.ask(passing)
    if (answer.status === 200) {
      soil.memory.set(key, answer)
      soil.memory.set(`asked ${key}`, passing)
    }
    return answer
  }
