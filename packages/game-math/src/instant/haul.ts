import type { Rng } from '../rng.ts'
import type { Drawn, InstantEngine, Pay } from './engine.ts'
import { quoted } from './engine.ts'
import type { HaulBoss, HaulCreature, HaulLoner, HaulModel, HaulShoal } from './model.ts'

/** What a shot is about. */
export type HaulChoice =
  | ({ way: 'shot' } & HaulLoner)
  | { way: 'net'; shoal: HaulShoal; creature: HaulCreature }
  | ({ way: 'boss' } & HaulBoss)

/** A net over the shoal of a creature, as the text of a choice. */
export const netOver = (creature: HaulCreature): string => `net-${creature}`

/** A choice as text: `turtle`, or `net-clownfish` for a net. */
export const haulText = ({ way, creature }: Pick<HaulChoice, 'way' | 'creature'>): string =>
  way === 'net' ? netOver(creature) : creature

const choices = new WeakMap<HaulModel, Map<string, HaulChoice>>()

/** Everything a shot may be about, by its text: the commonest first, the boss last. */
export function haulChoices(model: HaulModel): Map<string, HaulChoice> {
  const known = choices.get(model)
  if (known) return known
  const all: HaulChoice[] = [
    ...model.shoals.flatMap((shoal): HaulChoice[] => [
      { way: 'shot', creature: shoal.creature, ...shoal.shot },
      { way: 'net', creature: shoal.creature, shoal },
    ]),
    ...model.loners.map((loner): HaulChoice => ({ way: 'shot', ...loner })),
    { way: 'boss', ...model.boss },
  ]
  const made = new Map(all.map((choice) => [haulText(choice), choice]))
  choices.set(model, made)
  return made
}

/** What so many caught under a net pay: multiples have decimals, and doubles must not add to them. */
const netPay = ({ parts }: HaulModel, { net }: HaulShoal, caught: number): number =>
  Math.round(caught * net.each * parts) / parts

/** In how many ways `some` of `all` can be caught. */
function waysOf(all: number, some: number): number {
  let ways = 1
  for (let one = 1; one <= some; one++) ways = (ways * (all - some + one)) / one
  return Math.round(ways)
}

/** Exactly how often each number of swimmers is caught under a net. */
function netPays(model: HaulModel, shoal: HaulShoal): Pay[] {
  const { swimmers, net } = shoal
  const chance = net.hits / net.outOf
  return Array.from({ length: swimmers }, (_, index): Pay => {
    const caught = index + 1
    return {
      multiple: netPay(model, shoal, caught),
      chance: waysOf(swimmers, caught) * chance ** caught * (1 - chance) ** (swimmers - caught),
      caught,
    }
  })
}

function drawNet(model: HaulModel, shoal: HaulShoal, rng: Rng): Drawn {
  const { creature, swimmers, net } = shoal
  const caught = Array.from({ length: swimmers }, () => rng.int(net.outOf) < net.hits)
  const count = caught.filter(Boolean).length
  return { kind: 'haul', way: 'net', creature, caught, multiple: netPay(model, shoal, count) }
}

/** The prizes lie one after another from the first number on, the smallest first. */
function drawBoss({ creature, outOf, prizes }: HaulBoss, rng: Rng): Drawn {
  let left = rng.int(outOf)
  for (const { multiple, hits } of prizes) {
    if (left < hits) return { kind: 'haul', way: 'boss', creature, caught: [true], multiple }
    left -= hits
  }
  return { kind: 'haul', way: 'boss', creature, caught: [false], multiple: 0 }
}

export const haul: InstantEngine<HaulModel, HaulChoice> = {
  read: (model, text) => {
    const all = haulChoices(model)
    const choice = all.get(text ?? '')
    if (choice) return choice
    throw new RangeError(
      `A shot in ${model.id} needs something to aim at, not ${quoted(text)}: it decides what can be won. ` +
        `Use one of ${[...all.keys()].join(', ')}.`,
    )
  },
  pays: (model, choice) => {
    if (choice.way === 'net') return netPays(model, choice.shoal)
    if (choice.way === 'boss') {
      return choice.prizes.map(({ multiple, hits }) => ({ multiple, chance: hits / choice.outOf }))
    }
    return [{ multiple: choice.multiple, chance: choice.hits / choice.outOf }]
  },
  draw: (model, choice, rng) => {
    if (choice.way === 'net') return drawNet(model, choice.shoal, rng)
    if (choice.way === 'boss') return drawBoss(choice, rng)
    const { creature, multiple, hits, outOf } = choice
    const isHit = rng.int(outOf) < hits
    return {
      kind: 'haul',
      way: 'shot',
      creature,
      caught: [isHit],
      multiple: isHit ? multiple : 0,
    }
  },
  choices: (model) => haulChoices(model).keys(),
  samples: (model) => [...haulChoices(model).keys()],
}
