import type { JsonSchema } from './schemas.ts'

interface Known {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Known[]
  oneOf?: Known[]
  format?: string
  pattern?: string
  items?: Known
  properties?: Record<string, Known>
  required?: string[]
  additionalProperties?: Known | boolean
  propertyNames?: Known
  [bound: string]: unknown
}

interface Parameter {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
  schema?: Known
}

type Content = Record<string, { schema?: Known }>

interface Operation {
  operationId: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** What the comparison reads of an OpenAPI document; an operation is known by its `operationId`. */
export interface Comparable {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, JsonSchema>; parameters?: Record<string, unknown> }
}

interface Located extends Operation {
  route: string
}

const operationsOf = ({ paths }: Comparable): Map<string, Located> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, given]) => {
        const operation = given as Operation
        const route = `${method.toUpperCase()} ${path}`
        return [operation.operationId, { ...operation, route }] as const
      }),
    ),
  )

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']

const valuesOf = ({ enum: values, ...rest }: Known): unknown[] | undefined =>
  values ?? ('const' in rest ? [rest.const] : undefined)

const say = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')
const nameOf = (place: string, field: string) => (place ? `${place}.${field}` : field)
const isAllowed = (type: unknown, by: unknown) =>
  type === by || (type === 'integer' && by === 'number')

/** The list with the fewest entries: of what may match, what matches best. */
const fewest = (lists: string[][]): string[] | undefined =>
  lists.reduce<string[] | undefined>(
    (best, list) => (best && best.length <= list.length ? best : list),
    undefined,
  )

const boundsTightened = (old: Known, now: Known, place: string): string[] => {
  const breaks: string[] = []
  for (const [bounds, tighter] of [
    [lowest, (was: number, is: number) => is > was],
    [highest, (was: number, is: number) => is < was],
  ] as const)
    for (const bound of bounds) {
      const [was, is] = [old[bound], now[bound]]
      if (typeof is !== 'number') continue
      if (typeof was !== 'number' || tighter(was, is))
        breaks.push(
          `${place} has the ${bound} ${is}, ${was === undefined ? 'which is new' : `was ${String(was)}`}`,
        )
    }
  for (const rule of ['pattern', 'format'])
    if (now[rule] !== undefined && now[rule] !== old[rule])
      breaks.push(`${place} has to follow the ${rule} ${String(now[rule])}`)
  return breaks
}

/** Compares schemas of two documents: one place, one sentence for each break. */
function createComparison(before: Comparable, after: Comparable) {
  const running = new Set<string>()

  const target = (document: Comparable, schema: Known): Known => {
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : (document.components.schemas[name] ?? {})
  }

  /** The single types that a schema allows: of a union its members, of `X or null` both. */
  const optionsOf = (document: Comparable, given: Known): Known[] => {
    const { anyOf, oneOf, ...schema } = target(document, given)
    const union = anyOf ?? oneOf
    if (union) return union.flatMap((option) => optionsOf(document, option))
    return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
  }

  /** A schema that refers to itself is compared once. */
  const once = (old: Known, now: Known, kind: string, compare: () => string[]): string[] => {
    const key = old.$ref && now.$ref ? `${kind} ${old.$ref} ${now.$ref}` : ''
    if (key && running.has(key)) return []
    if (key) running.add(key)
    const breaks = compare()
    running.delete(key)
    return breaks
  }

  /** Everything that could be sent can still be sent. */
  const request = (old: Known, now: Known, place: string): string[] =>
    once(old, now, 'request', () => {
      const options = optionsOf(after, now)
      return optionsOf(before, old).flatMap(
        (was) => fewest(options.map((is) => requestOption(was, is, place))) ?? [],
      )
    })

  const requestOption = (old: Known, now: Known, place: string): string[] => {
    const values = valuesOf(now)
    if (values) {
      const missing = valuesOf(old)?.filter((value) => !values.includes(value))
      if (!missing) return [`${place} takes only ${say(values)}`]
      return missing.length ? [`${place} no longer takes ${say(missing)}`] : []
    }
    if (now.type !== undefined && !isAllowed(old.type, now.type))
      return [
        `${place} has to be of the type ${String(now.type)}, was ${String(old.type ?? 'any')}`,
      ]
    return [...boundsTightened(old, now, place), ...requestFields(old, now, place)]
  }

  const requestFields = (old: Known, now: Known, place: string): string[] => {
    const { properties = {}, required = [], additionalProperties: rest } = now
    const added = required.filter((field) => !old.required?.includes(field))
    const breaks = added.map((field) => `${nameOf(place, field)} is required`)
    for (const [field, was] of Object.entries(old.properties ?? {})) {
      const is = properties[field] ?? rest
      if (is === false) breaks.push(`${nameOf(place, field)} is no longer taken`)
      else if (typeof is === 'object') breaks.push(...request(was, is, nameOf(place, field)))
    }
    const wasOpen = old.additionalProperties
    if (typeof wasOpen === 'object') {
      if (rest === false) breaks.push(`${place} no longer takes fields of any name`)
      if (typeof rest === 'object') breaks.push(...request(wasOpen, rest, `${place}.*`))
    }
    if (old.items && now.items) breaks.push(...request(old.items, now.items, `${place}[]`))
    return breaks
  }

  const isObject = ({ type }: Known) => type === 'object'

  /** Everything that was answered still is; what is new, fields and members of unions, is no break. */
  const answer = (old: Known, now: Known, place: string): string[] =>
    once(old, now, 'answer', () => {
      const olds = optionsOf(before, old)
      const news = optionsOf(after, now)
      // What could be anything prepared nobody for anything.
      if (olds.some(({ type, ...rest }) => type === undefined && !valuesOf(rest))) return []
      const objects = news.filter(isObject)
      const lost = olds.filter(isObject).flatMap((was) => {
        const matches = objects.map((is) => answerFields(was, is, place))
        return fewest(matches) ?? [`${place} is no longer an object`]
      })
      const others = news.filter((is) => !isObject(is) || !olds.some(isObject))
      return [...lost, ...others.flatMap((is) => answerOption(olds, is, place))]
    })

  const answerOption = (olds: Known[], now: Known, place: string): string[] => {
    const same = olds.filter(({ type }) => isAllowed(now.type, type))
    if (!same.length)
      return [
        `${place} may be of the type ${String(now.type ?? 'any')}, was ${olds.map(({ type }) => type).join(' or ')}`,
      ]
    const { items } = now
    if (!items) return []
    return (
      fewest(same.map((was) => (was.items ? answer(was.items, items, `${place}[]`) : []))) ?? []
    )
  }

  const answerFields = (old: Known, now: Known, place: string): string[] => {
    const breaks: string[] = []
    for (const [field, was] of Object.entries(old.properties ?? {})) {
      const is = now.properties?.[field]
      if (!is) breaks.push(`${nameOf(place, field)} is gone`)
      else if (old.required?.includes(field) && !now.required?.includes(field))
        breaks.push(`${nameOf(place, field)} may be absent`)
      else if ('const' in was && 'const' in is && was.const !== is.const)
        breaks.push(`${nameOf(place, field)} is ${say([is.const])}, was ${say([was.const])}`)
      else breaks.push(...answer(was, is, nameOf(place, field)))
    }
    const [was, is] = [old.additionalProperties, now.additionalProperties]
    if (typeof was === 'object' && typeof is === 'object')
      breaks.push(...answer(was, is, `${place}.*`))
    return breaks
  }

  return { request, answer }
}

const parametersOf = (document: Comparable, { parameters = [] }: Operation): Parameter[] =>
  parameters.map((given) => {
    const name = given.$ref?.split('/').at(-1)
    return name ? (document.components.parameters?.[name] ?? {}) : given
  })

/**
 * What makes a client of one document fail with the other, a sentence for each: calls removed or moved,
 * requests that ask for more or take less, answers that lack what they had. New calls, new optional
 * fields of a request, new fields of an answer and new values of an answered enumeration are no breaks:
 * clients have to bear what they do not know. The texts name calls by their ids and are stable.
 */
export function breakingChanges(before: Comparable, after: Comparable): string[] {
  const { request, answer } = createComparison(before, after)
  const now = operationsOf(after)

  const parameterBreaks = (old: Located, is: Located): string[] => {
    const olds = parametersOf(before, old)
    const news = parametersOf(after, is)
    const find = (list: Parameter[], { name, in: place }: Parameter) =>
      list.find((other) => other.name === name && other.in === place)
    const asked = news.flatMap((parameter) => {
      const was = find(olds, parameter)
      const needs = parameter.required && !was?.required
      return needs ? [`${parameter.in}: ${parameter.name} is required`] : []
    })
    const kept = olds.flatMap((was) => {
      const found = find(news, was)
      if (!found) return [`${was.in}: ${was.name} is no longer taken`]
      return request(was.schema ?? {}, found.schema ?? {}, `${was.in}: ${was.name}`)
    })
    return [...asked, ...kept]
  }

  const bodyBreaks = (old: Located, is: Located): string[] => {
    const [was, taken] = [old.requestBody?.content ?? {}, is.requestBody?.content ?? {}]
    const [oldType] = Object.keys(was)
    const [type] = Object.keys(taken)
    if (!type) return oldType ? ['body: is no longer taken'] : []
    const now = taken[type]?.schema ?? {}
    // A call that took no body is called without one.
    if (!oldType) return request({ type: 'object' }, now, 'body')
    if (oldType !== type) return [`body: has to be ${type}, was ${oldType}`]
    return request(was[type]?.schema ?? {}, now, 'body')
  }

  const answerBreaks = (old: Located, is: Located): string[] => {
    const [was, given] = [old, is].map(({ responses }) => responses['200']?.content ?? {})
    return Object.entries(was ?? {}).flatMap(([type, { schema = {} }]) => {
      const found = given?.[type]
      return found ? answer(schema, found.schema ?? {}, 'answer') : [`answer: is no longer ${type}`]
    })
  }

  return [...operationsOf(before)].flatMap(([id, old]) => {
    const is = now.get(id)
    if (!is) return [`${id}: the call is gone`]
    const own = [
      ...(old.route === is.route ? [] : [`is ${is.route}, was ${old.route}`]),
      ...(!old.security?.length && is.security?.length ? ['asks for a session or key'] : []),
      ...parameterBreaks(old, is),
      ...bodyBreaks(old, is),
      ...answerBreaks(old, is),
    ]
    return [...new Set(own)].map((text) => `${id}: ${text}`)
  })
}
