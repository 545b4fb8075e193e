import { z } from 'zod'
import { data, id, instant, minor, outcome, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

export const wheelSector = outcome.extend({ title: translatable, image: z.string().nullable() })
export type WheelSector = z.infer<typeof wheelSector>

/** The wheel answers the sector under this name. */
const winSector = z.object({ sectorDto: wheelSector })

/** WHEEL-02. Lootboxes are wheels too (LOOTBOX-03). */
export const wheel = z.object({
  wheelId: z.int(),
  type: z.enum(['daily', 'deposit', 'booster', 'extra', 'freeLootbox', 'premiumLootbox']),
  title: translatable,
  available: z.boolean(),
  /** When it can be spun next; null where it can be now, or where no time brings a spin. */
  availableDate: instant.nullable(),
  /** When it goes away; null for one that stays. */
  enableToDate: instant.nullable(),
  /** The purchase that earns a spin, in US cents; null for one free spin each UTC day. */
  minDeposit: minor.nullable(),
  /** Where the last spin stopped. */
  winSector: winSector.nullable(),
  sectors: z.array(wheelSector),
})
export type Wheel = z.infer<typeof wheel>

export const wheelsContract = {
  configs: {
    summary: 'The wheels and lootboxes of whoever is there; guests see what there would be.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-65', 'WHEEL-02'],
    response: data(z.object({ wheels: z.array(wheel) })),
  },
  spin: {
    summary: 'Spins a wheel that is available and credits its prize.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-66'],
    params: z.object({ id }),
    response: data(z.object({ winSector, wheelData: wheel })),
    errors: ['not-found', 'not-available', 'already-claimed'],
    regional: true,
  },
} satisfies Record<string, CallContract>
