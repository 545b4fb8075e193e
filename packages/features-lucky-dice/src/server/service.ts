import type { Prize } from '@marquee/contract'
import {
  dayInstance,
  type Draw,
  type DrawRequest,
  listDraws,
  runDraw,
  timesADay,
  toDrawSnapshot,
  type Turn,
} from '@marquee/platform-draws'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import type { LuckyDiceState } from '../contract/schemas.ts'
import { type DiceFall, fallsOf, noDice, throwTwo, type ThrowDetail, toWire } from './rules.ts'
import type { LuckyDiceSettings } from './settings.ts'

type Settings = Pick<BrandSettings, 'luckyDice'>

/**
 * The throws of a day as a draw: the day is the instance, the table is every way the dice can fall, and
 * which one it is the dice engine of the games throws.
 */
const toDraw = (settings: LuckyDiceSettings, now: number): Draw<DiceFall, Turn, ThrowDetail> => ({
  name: 'lucky-dice',
  instance: dayInstance(now),
  table: fallsOf(settings),
  place: throwTwo,
  credit: 'lucky-dice',
  entitlement: timesADay(settings.perDay),
  refusal: ({ nextAt }) =>
    new PlatformError(
      'not-available',
      `The throws of today are used. There are new ones from ${new Date(nextAt ?? 0).toISOString()} on.`,
    ),
})

/** A player's throws of the day, the newest first. */
const throwsOf = (db: Db | Tx, playerId: string, draw: ReturnType<typeof toDraw>) =>
  listDraws<ThrowDetail>(db, playerId, draw)

/** The details of throws, the first one first. */
const inOrder = (throws: Awaited<ReturnType<typeof throwsOf>>): ThrowDetail[] =>
  throws.toReversed().flatMap(({ detail }) => detail ?? [])

/** The throws of the day and what the sums bring; a guest sees the odds and has no throw. */
export async function diceOf(
  { db, clock }: Kernel,
  { luckyDice: settings }: Settings,
  playerId: string | null,
): Promise<LuckyDiceState> {
  if (!settings) return noDice
  const still = toWire(settings, [], { left: 0, nextAt: null })
  if (playerId === null) return still
  const now = clock.now()
  if (await runningRestriction(db, playerId, now)) return { ...still, isActive: false }
  const draw = toDraw(settings, now)
  const throws = await throwsOf(db, playerId, draw)
  const { turn } = await toDrawSnapshot(db, draw, { playerId, now, last: throws[0] ?? null })
  return toWire(settings, inOrder(throws), turn)
}

/** The dice of a brand. @throws PlatformError not-available for a brand without them. */
function settingsIn({ luckyDice: settings }: Settings): LuckyDiceSettings {
  if (settings) return settings
  throw new PlatformError('not-available', 'This brand has no lucky dice.')
}

interface Rolled {
  dice: number[]
  sum: number
  prize: Prize
  luckyDice: LuckyDiceState
}

/**
 * Throws the dice once.
 * @throws PlatformError not-available when the throws of the day are used, and for a brand without dice.
 */
export const rollDice = (
  kernel: Kernel,
  brand: BrandSettings,
  request: DrawRequest,
): Promise<Rolled> =>
  runDraw(kernel, request, {
    name: 'lucky-dice.roll',
    brand: brand.key,
    input: {},
    async open({ tx, now }) {
      const settings = settingsIn(brand)
      const draw = toDraw(settings, now)
      return { settings, before: await throwsOf(tx, request.playerId, draw), ...draw }
    },
    detail: (_turn, { dice, prize }) => ({ dice, prize }),
    answer: ({ draw: { settings, before }, outcome: { dice, sum, prize }, drawn, turn }) => ({
      dice,
      sum,
      prize,
      luckyDice: toWire(settings, inOrder([drawn, ...before]), turn),
    }),
  })
