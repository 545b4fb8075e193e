import { composeContract } from '@marquee/contract/contract'
import type { Call, DomainContract } from '@marquee/contract/domain'
import { nothing } from '@marquee/contract/schemas'
import type { Asked } from './answers.ts'

/** What every feature declares; found by its place, so that no list of them is kept. */
const features = import.meta.glob<Record<string, unknown>>(
  '../../../features-*/src/contract/index.ts',
  { eager: true },
)
const domains = Object.values(features).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith('Domains') ? (value as DomainContract[]) : [],
  ),
)

const patterns: [Call, RegExp][] = Object.values(composeContract(domains).calls)
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
