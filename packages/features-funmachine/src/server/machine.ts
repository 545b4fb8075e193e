import type { Funmachine, Prize } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { FunmachineSettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { creditPrize } from '@marquee/platform-draws/credit'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { drawSector, oddsOf } from '@marquee/platform-draws/table'
import { restOf, restsUntil, stillMachine } from './rules.ts'
import { insertPlay, lastPlay } from './store.ts'

type Settings = Pick<BrandSettings, 'funmachine'>

const machineToWire = (
  settings: FunmachineSettings,
  playedAt: number | undefined,
  now: number,
): Funmachine => {
  const availableAt = restsUntil(settings, playedAt, now)
  return {
    isActive: true,
    isAvailable: availableAt === null,
    availableAt,
    restMs: restOf(settings),
    odds: oddsOf(settings.outcomes),
  }
}

/** The machine and when its player can play it (CALL-41, INVEST-02); still during a break. */
export async function machineOf(
  { db, clock }: Kernel,
  { funmachine: settings }: Settings,
  playerId: string,
): Promise<Funmachine> {
  const now = clock.now()
  if (!settings || (await runningRestriction(db, playerId, now))) return stillMachine(settings)
  return machineToWire(settings, (await lastPlay(db, playerId))?.played_at, now)
}

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

interface Play {
  playerId: string
  idempotency: { scope: string; key: string } | null
}

/**
 * Plays the machine once: drawn, noted and credited in one transaction, before anybody is told.
 * @throws PlatformError not-available while it rests, and where there is none.
 */
export function playMachine(
  kernel: Kernel,
  { key, funmachine: settings }: Settings & Pick<BrandSettings, 'key'>,
  { playerId, idempotency }: Play,
): Promise<{ outcomeId: number; prize: Prize; funmachine: Funmachine }> {
  return runCommand(kernel, {
    name: 'funmachine.play',
    playerId,
    idempotency,
    input: {},
    async handle(command) {
      const { tx, now, random } = command
      if (!settings) throw new PlatformError('not-available', 'This brand has no funmachine.')
      const last = await lastPlay(tx, playerId)
      const until = restsUntil(settings, last?.played_at, now)
      if (until !== null) {
        throw new PlatformError(
          'not-available',
          `The machine rests. It can be played again from ${new Date(until).toISOString()} on.`,
        )
      }
      const { id: outcomeId, prize } = drawSector(settings.outcomes, random)
      const number = 1 + (last?.number ?? 0)
      await insertPlay(tx, { player_id: playerId, number, outcome_id: outcomeId, played_at: now })
      await creditPrize(command, {
        playerId,
        brand: key,
        kind: 'funmachine',
        reference: `${playerId}:${number}`,
        prize,
      })
      return { outcomeId, prize, funmachine: machineToWire(settings, now, now) }
    },
  })
}
