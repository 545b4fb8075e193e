import { codeIn, type Sent } from '../client.ts'
import { type Operation, whereOf } from '../document.ts'
import { fieldsOf, type Input } from '../inputs.ts'
import { told } from '../judge.ts'
import { type Actor, forEach, type Run } from '../run.ts'

interface Wrong {
  what: string
  sent: Sent
  codes: string[]
  /** What the details have to name. */
  names?: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const tooLarge = JSON.stringify({ large: 'x'.repeat(256 * 1024) })

/** Values that one field after the other is replaced by, where its schema does not take them. */
const misfits: unknown[] = [{ unasked: [] }, [[]], 'a\0b', -1.5, null]

function wrongQueries({ query, params }: Operation, input: Input): Wrong[] {
  // The address of a page travels as it is: every name is one that its call knows.
  if (query.some(({ style }) => style)) return []
  void params
  return [
    {
      what: 'a field of the query that is not declared',
      sent: { query: { ...input.query, unasked: '1' } },
      codes: ['invalid-input'],
      names: 'unasked',
    },
    {
      what: 'a NUL character in the query',
      sent: { query: { ...input.query, [query[0]?.name ?? 'unasked']: 'a\0b' } },
      codes: ['invalid-input'],
    },
  ]
}

function wrongBodies(run: Run, operation: Operation, input: Input): Wrong[] {
  const { body, method, accepts } = operation
  if (method === 'GET' || accepts) return []
  const good = isRecord(input.body) ? input.body : {}
  const raw = (what: string, text: string, codes = ['invalid-input']): Wrong => ({
    what,
    sent: { raw: text },
    codes,
  })
  const wrong: Wrong[] = [
    {
      what: 'a field of the body that is not declared',
      sent: { body: { ...good, unasked: 1 } },
      codes: ['invalid-input'],
      names: 'unasked',
    },
    raw('half an object', '{"unasked":'),
  ]
  if (!body) return wrong
  wrong.push(
    raw('a list in place of the object', '[1]'),
    raw('a body larger than any form', tooLarge, ['payload-too-large', 'invalid-input']),
  )
  const fields = fieldsOf(body.schema, run.validator) ?? {}
  for (const name of Object.keys(fields)) {
    const { [name]: _, ...without } = good
    if (run.validator.check(body.schema, without) !== null)
      wrong.push({
        what: `a body without ${name}`,
        sent: { body: without },
        codes: ['invalid-input'],
      })
    const misfit = misfits.find(
      (value) => run.validator.check(body.schema, { ...good, [name]: value }) !== null,
    )
    if (misfit === undefined) continue
    wrong.push({
      what: `a body whose ${name} is ${JSON.stringify(misfit)}`,
      sent: { body: { ...good, [name]: misfit } },
      codes: ['invalid-input'],
      names: name,
    })
  }
  return wrong
}

/** Bad input gets a clear refusal: 400 with the fields that do not fit, whatever was wrong. */
export async function inputs(run: Run): Promise<void> {
  const player = await run.player()
  const has = (audience: string) => run.operations.some((one) => one.audience === audience)
  const partner = has('affiliate') ? await run.partner() : null
  const actorOf = async ({ audience, access }: Operation): Promise<Actor | null> => {
    if (audience === 'player' || audience === 'public') return player
    if (audience === 'affiliate') return partner
    if (audience === 'staff') return access === 'door' ? null : run.staff({ access })
    return audience === 'guest' ? run.guest() : null
  }
  await forEach(run.operations, async (operation) => {
    const actor = await actorOf(operation)
    if (!actor)
      return run.report.gap('input', operation.id, `nobody to ask as (${operation.audience})`)
    const input = run.reached.get(operation.id) ?? run.inputFor(actor, operation)
    const wrong = [...wrongQueries(operation, input), ...wrongBodies(run, operation, input)]
    for (const { what, sent, codes, names } of wrong) {
      const answer = await run.ask(actor, operation, { ...input, ...sent })
      const where = whereOf(operation, operation.body ? 'requestBody' : 'parameters')
      const holds = codes.includes(codeIn(answer) ?? '') && [400, 413].includes(answer.status)
      const isRefused = run.report.check('input', operation.id, holds, {
        expected: `400 ${codes.join(' or ')} for ${what}`,
        came: told(answer),
        where,
      })
      if (!isRefused || !names) continue
      const { details = [] } = (answer.json as { error: { details?: { path: string }[] } }).error
      const isNamed = details.some(({ path }) => path.split('.').includes(names))
      run.report.check('input', operation.id, isNamed, {
        expected: `details that name ${names} for ${what}`,
        came: told(answer),
        where: 'openapi.json#/components/schemas/ErrorBody',
      })
    }
  })
}
