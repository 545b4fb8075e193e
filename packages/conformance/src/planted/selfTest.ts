import { checkConformance } from '../conformance.ts'
import type { Contract, Operation } from '../document.ts'
import type { Deviation } from '../report.ts'
import type { Target } from '../run.ts'
import type { Kind } from './kind.ts'
import { misanswered } from './misanswered.ts'
import { misguarded } from './misguarded.ts'
import { mistold } from './mistold.ts'
import { plant } from './proxy.ts'

/** Every kind of deviation that can be planted. */
export const kinds: readonly Kind[] = [...misanswered, ...misguarded, ...mistold]

/** A kind of deviation in one call. */
export interface Sown {
  kind: Kind
  call: string
}

/** How many are planted side by side: each in a call of its own, so that what is found is told apart. */
const together = 18

/** Calls that others cannot be looked at without: nothing is planted there beside others. */
const needed =
  /^(session\.(signUp|signIn|logout|realtimeTicket|restrictionInfo)|player\.me|rounds\.(play|finish)|backOffice\.(signIn|me)|responsiblePlay\.(coolOff|selfExclude)|cash\.(desk|createDeposit)|history\.entries|inbox\.list|terms\.)/

/** A call for each kind, by what the contract says of calls; another one for each, as far as there are. */
export function sow(
  { operations }: Pick<Contract, 'operations'>,
  reached: ReadonlySet<string>,
  wanted: readonly Kind[] = kinds,
): Sown[] {
  const taken = new Set<string>()
  return wanted.flatMap((kind) => {
    if (kind.call) return { kind, call: kind.call }
    const fitting = operations.filter(
      (operation) => !needed.test(operation.id) && kind.fits(operation, reached.has(operation.id)),
    )
    const free = fitting.find(({ id }) => !taken.has(id)) ?? fitting[0]
    if (!free) return []
    taken.add(free.id)
    return { kind, call: free.id }
  })
}

/** In groups that are planted together: no call twice in one. */
export function grouped(sown: readonly Sown[]): Sown[][] {
  const groups: Sown[][] = []
  for (const one of sown) {
    const fits = (group: Sown[]) =>
      !one.kind.alone &&
      group.length < together &&
      group.every((other) => !other.kind.alone && other.call !== one.call)
    const group = groups.find(fits)
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}

export interface Found {
  sown: Sown
  /** What the report said of it; none means that it was missed. */
  by: Deviation[]
}

/** The calls that a group needs looked at: its own, and those that make what they need. */
const callsOf = (group: Sown[], operations: Operation[]): string[] => {
  const own = new Set(group.map(({ call }) => call))
  // They make what is acted on, and tell what there is.
  const makers =
    /^(rounds\.(play|finish)|player\.me|session\.(signUp|signIn)|games\.(addFavorite|list)|pages\.home)$/
  return operations.filter(({ id }) => own.has(id) || makers.test(id)).map(({ id }) => id)
}

/** Plants one group after the other in front of a backend, and says which of them a look from outside finds. */
export async function findPlanted(
  target: Target,
  contract: Contract,
  groups: readonly Sown[][],
  onGroup: (found: Found[]) => void = () => {},
): Promise<Found[]> {
  const port = Number(new URL(target.url).port)
  const all: Found[] = []
  for (const group of groups) {
    const proxy = await plant(
      contract,
      port,
      group.map(({ kind, call }) => ({ ...kind, call })),
    )
    const through = (url: string) => url.replace(`:${port}`, `:${proxy.port}`)
    const { report } = await checkConformance(
      {
        ...target,
        url: through(target.url),
        backOffice: target.backOffice && through(target.backOffice),
        only: callsOf(group, contract.operations),
        // What else is looked at would find no more of these, and takes its time.
        areas: new Set(group.flatMap(({ kind }) => kind.areas)),
      },
      contract,
    )
    await proxy.stop()
    const found = group.map((sown) => ({
      sown,
      by: report.deviations.filter(
        ({ area, call }) =>
          sown.kind.areas.includes(area) &&
          (call === sown.call || (sown.kind.alone === true && group.length === 1)),
      ),
    }))
    all.push(...found)
    onGroup(found)
  }
  return all
}
