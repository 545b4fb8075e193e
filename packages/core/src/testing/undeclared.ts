import { type Call, calls, nothing } from '@marquee/contract/schemas'
import type { Asked } from './answers.ts'

const patterns: [Call, RegExp][] = Object.values(calls)
  // Fixed paths before those with parameters, as the platform looks.
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map((call) => [
    call,
    new RegExp(`^${call.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  ])

const unknownIn = (schema: Call['response'], value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys].join('.') : [],
  )

/** What a request carries that the contract does not name: the platform would refuse it. */
export function undeclaredFields({ method, path, query, body }: Asked): string[] {
  const [call] = patterns.find(([one, is]) => one.method === method && is.test(path)) ?? []
  if (!call) return []
  return [
    ...unknownIn(call.query ?? nothing, Object.fromEntries(query)),
    ...(body === undefined || call.accepts ? [] : unknownIn(call.body ?? nothing, body)),
  ]
}
