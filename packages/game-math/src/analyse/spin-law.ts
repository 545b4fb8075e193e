import { compile } from '../compile.ts'
import { compileGrid } from '../grid/compile-grid.ts'
import { countGrid } from '../grid/count-grid.ts'
import { isGrid } from '../model.ts'
import type { GridModel, LineModel, SlotModel } from '../slot-model.ts'
import { enumerate } from './enumerate.ts'
import type { ViewClass } from './enumerate.ts'
import { holdLaw } from './hold-law.ts'
import { both, certain, either } from '../law/law.ts'
import type { Law } from '../law/law.ts'

/** One kind of spin, by what it starts: the law of its own win and the parts its mean is made of. */
export type SpinCase = {
  scatters: number
  probability: number
  /** Mass one: the law of the win given this case, hold included, free spins not. */
  law: Law
  means: { lines: number; scatters: number; jackpots: number; hold: number }
}

/** Every case of a paid or free spin, in stakes, from the exact counts of stop combinations. */
export function spinCases(model: SlotModel, kind: 'spin' | 'free-spin'): SpinCase[] {
  return isGrid(model) ? gridCases(model, kind) : lineCases(model, kind)
}

function gridCases(model: GridModel, kind: 'spin' | 'free-spin'): SpinCase[] {
  const compiled = compileGrid(model)
  const multiplier = kind === 'spin' ? 1 : compiled.free!.multiplier
  const { combinations, classes } = countGrid(
    compiled,
    kind,
    leastKey(model.scatterPays, model.freeSpins?.award, model.freeSpins?.retrigger),
  )
  return classes.map((view) => {
    const won = lawOf(view, 1 / model.parts)
    const scatters = (model.scatterPays[view.scatters] ?? 0) * multiplier
    return {
      scatters: view.scatters,
      probability: countOf(view) / combinations,
      law: both(won, certain(scatters)),
      means: { lines: won.mean, scatters, jackpots: 0, hold: 0 },
    }
  })
}

function lineCases(model: LineModel, kind: 'spin' | 'free-spin'): SpinCase[] {
  const compiled = compile(model)
  const { lines } = compiled
  const free = kind === 'free-spin' ? compiled.free! : undefined
  const multiplier = free?.rules.multiplier ?? 1
  const hold = model.engine === 'hold-and-link' ? model.hold : undefined
  const jackpots = model.engine === 'lines' && !free ? model.jackpots : undefined

  const { combinations, classes } = enumerate(compiled, free ?? compiled.base, {
    scatters: leastKey(
      model.scatterPays,
      model.freeSpins?.award,
      model.freeSpins?.retrigger,
      model.engine === 'pick' ? model.pick.factors : undefined,
      model.engine === 'wheel' ? model.wheel.starts : undefined,
    ),
    coins: hold?.trigger ?? Infinity,
    jackpots: leastKey(jackpots?.award),
  })

  return classes.map((view) => {
    const lineLaw = lawOf(view, multiplier / lines)
    const scatterPay = (model.scatterPays[view.scatters] ?? 0) * multiplier
    const won = jackpots?.award[view.jackpots]
    const jackpotPay = won ? jackpots.prizes[won] : 0
    const held = hold && view.coins > 0 ? holdLaw(hold, view.coins) : certain(0)
    return {
      scatters: view.scatters,
      probability: countOf(view) / combinations,
      law: both(both(lineLaw, certain(scatterPay + jackpotPay)), held),
      means: {
        lines: lineLaw.mean,
        scatters: scatterPay,
        jackpots: jackpotPay,
        hold: held.mean,
      },
    }
  })
}

function lawOf(view: ViewClass, unit: number): Law {
  const total = countOf(view)
  return either([...view.counts].map(([units, n]) => certain(units * unit, n / total)))
}

function countOf(view: ViewClass): number {
  let total = 0
  for (const n of view.counts.values()) total += n
  return total
}

function leastKey(...tables: (Readonly<Record<number, unknown>> | undefined)[]): number {
  return Math.min(...tables.flatMap((table) => Object.keys(table ?? {}).map(Number)))
}
