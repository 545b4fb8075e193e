import type { Prize } from '@marquee/contract'
import type { Funmachine } from '../contract/schemas.ts'
import {
  type Draw,
  type DrawRequest,
  everyHours,
  getDrawSnapshot,
  runDraw,
  toOdds,
  type Turn,
} from '@marquee/platform-draws'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { restOf, stillMachine } from './rules.ts'
import type { FunmachineSettings } from './settings.ts'

type Settings = Pick<BrandSettings, 'funmachine'>

/** The machine as a draw: a turn every few hours, and none is added up. */
const toDraw = (settings: FunmachineSettings): Draw<FunmachineSettings['outcomes'][number]> => ({
  name: 'funmachine',
  instance: '',
  table: settings.outcomes,
  credit: 'funmachine',
  entitlement: everyHours(settings.hours),
  refusal: ({ nextAt }) =>
    new PlatformError(
      'not-available',
      `The machine rests. It can be played again from ${new Date(nextAt ?? 0).toISOString()} on.`,
    ),
})

const machineToWire = (settings: FunmachineSettings, { nextAt }: Turn): Funmachine => ({
  isActive: true,
  isAvailable: nextAt === null,
  availableAt: nextAt,
  restMs: restOf(settings),
  odds: toOdds(settings.outcomes),
})

/** The machine and when its player can play it (CALL-41, INVEST-02); still during a break. */
export const machineOf = onceInRequest(
  async (
    { db, clock }: Kernel,
    { funmachine: settings }: Settings,
    playerId: string,
  ): Promise<Funmachine> => {
    const now = clock.now()
    if (!settings || (await runningRestriction(db, playerId, now))) return stillMachine(settings)
    const { turn } = await getDrawSnapshot(db, toDraw(settings), { playerId, now })
    return machineToWire(settings, turn)
  },
)

/** What entries show of it: a guest sees what it holds and cannot play. Null where there is none. */
export async function machineTeaser(
  kernel: Kernel,
  brand: Settings,
  playerId: string | null,
): Promise<Funmachine | null> {
  const { funmachine: settings } = brand
  if (!settings) return null
  if (playerId === null) return { ...stillMachine(settings), isActive: true }
  const machine = await machineOf(kernel, brand, playerId)
  return machine.isActive ? machine : null
}

/** The machine of a brand. @throws PlatformError not-available where there is none. */
function openMachine({ funmachine: settings }: Settings) {
  if (settings) return { settings, ...toDraw(settings) }
  throw new PlatformError('not-available', 'This brand has no funmachine.')
}

/**
 * Plays the machine once.
 * @throws PlatformError not-available while it rests, and where there is none.
 */
export const playMachine = (
  kernel: Kernel,
  brand: BrandSettings,
  request: DrawRequest,
): Promise<{ outcomeId: number; prize: Prize; funmachine: Funmachine }> =>
  runDraw(kernel, request, {
    name: 'funmachine.play',
    brand: brand.key,
    input: {},
    open: () => openMachine(brand),
    answer: ({ draw: { settings }, outcome: { id: outcomeId, prize }, turn }) => ({
      outcomeId,
      prize,
      funmachine: machineToWire(settings, turn),
    }),
  })
