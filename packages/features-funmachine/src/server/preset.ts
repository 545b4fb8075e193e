import { makeTable } from '@marquee/platform-draws/preset'
import type { z } from 'zod'
import type { funmachineSettings, funmeterSettings } from './settings.ts'

type FunmachineSource = z.input<typeof funmachineSettings>
type FunmeterSource = z.input<typeof funmeterSettings>

interface Figures {
  unit: number
}

/** A capsule every four hours; coins alone. */
export const funmachinePreset = (
  { unit }: Figures,
  overrides: Partial<FunmachineSource> = {},
): FunmachineSource => ({
  hours: 4,
  outcomes: makeTable([
    [Math.round(unit / 2), 0, 44],
    [unit, 0, 30],
    [2 * unit, 0, 17],
    [4 * unit, 0, 7],
    [20 * unit, 0, 2],
  ]),
  ...overrides,
})

/** Fifty rounds fill it, and no day brings much more than that; it begins anew each Monday. */
export const funmeterPreset = (
  { unit }: Figures,
  overrides: Partial<FunmeterSource> = {},
): FunmeterSource => ({
  rhythm: { firstDay: '2026-01-05', days: 7 },
  target: 50,
  perRound: 1,
  dailyCap: 60,
  prize: { coins: 5 * unit },
  ...overrides,
})
