import type { ScratchCard, ScratchCardRun } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { ScratchCardSettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isRunning, type Period } from '@marquee/platform-campaigns/campaigns/period'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { type Drawn, type DrawRequest, listDraws, takeTurn, toOdds } from '@marquee/platform-draws'
import {
  cardId,
  cardOf,
  fieldsFor,
  idOf,
  numberOf,
  progressIn,
  scratchPeriod,
  secondsUntil,
  type Turn,
  turnAt,
} from './rules.ts'
import { findProgress } from './store.ts'
import { type CardDetail, cardKey, toChance } from './draw.ts'

const noEarning = { rounds: 0, roundsPerCard: 0, left: 0 }

/** When a run begins that does not run yet, or not any more. */
export const nextStart = ({ startedAt, nextAt }: Period, now: number): number =>
  now < startedAt ? startedAt : nextAt

interface Sight {
  settings: ScratchCardSettings
  period: Period
  turn: Turn
  now: number
}

const closedCard = (
  id: number,
  status: Exclude<ScratchCard['status'], 'scratched'>,
  timer: number | null = null,
): ScratchCard => ({ id, status, timer, prize: null, fields: [] })

type DrawnCard = Drawn<CardDetail>

const scratchedCard = (
  { turn, outcomeId, detail }: DrawnCard,
  { settings, period }: Pick<Sight, 'settings' | 'period'>,
): ScratchCard => ({
  id: idOf(period.number, turn),
  status: 'scratched',
  timer: null,
  prize: settings.outcomes.find(({ id }) => id === outcomeId)?.prize ?? null,
  fields: detail?.fields ?? [],
})

/** A running run as its player finds it: what can be scratched, what comes next, what was scratched. */
async function readRun(
  db: Db | Tx,
  { settings, period, turn, now }: Sight,
  playerId: string,
): Promise<ScratchCardRun> {
  const whose = { playerId, period: period.number }
  const progress = progressIn(turn.number, await findProgress(db, whose))
  const scratched = await listDraws<CardDetail>(db, playerId, cardKey(period.number))
  const isScratched = new Set(scratched.map(({ turn }) => idOf(period.number, turn)))
  const earned = Array.from({ length: progress.earned }, (_, index) =>
    cardId(period.number, { earned: index + 1 }),
  )
  const waiting = [cardId(period.number, { turn: turn.number }), ...earned]
  const left = settings.cardsPerTurn - progress.turn_cards
  return {
    finishedAt: period.finishedAt,
    nextStartsAt: null,
    odds: toOdds(settings.outcomes),
    earning: { rounds: progress.rounds, roundsPerCard: settings.roundsPerCard, left },
    cards: [
      ...waiting
        .filter((id) => !isScratched.has(id))
        .map((id) => closedCard(id, 'ready_for_activate')),
      ...(turn.nextAt === null
        ? []
        : [
            closedCard(
              cardId(period.number, { turn: turn.number + 1 }),
              'available',
              secondsUntil(turn.nextAt, now),
            ),
          ]),
      ...(left > 0
        ? [closedCard(cardId(period.number, { earned: progress.earned + 1 }), 'locked')]
        : []),
      ...scratched
        .filter(({ detail }) => detail?.turn === turn.number)
        .map((card) => scratchedCard(card, { settings, period })),
    ],
  }
}

/**
 * A player's scratch cards (CALL-27, SCRATCH-02): those that can be scratched first, then what comes
 * next, then what they scratched since the last free card. Without cards while none is on, during a
 * break, and for a guest, who sees what a card can hold.
 */
export const runOf = onceInRequest(
  async (
    { db, clock }: Kernel,
    { scratchCards: settings }: Pick<BrandSettings, 'scratchCards'>,
    playerId: string | null,
  ): Promise<ScratchCardRun> => {
    const now = clock.now()
    const none = { finishedAt: null, nextStartsAt: null, cards: [], odds: [], earning: noEarning }
    if (!settings) return none
    if (playerId !== null && (await runningRestriction(db, playerId, now))) return none
    const period = scratchPeriod(settings, now)
    if (isRunning(period, now)) {
      if (playerId === null)
        return { ...none, finishedAt: period.finishedAt, odds: toOdds(settings.outcomes) }
      return readRun(db, { settings, period, turn: turnAt(settings, period, now), now }, playerId)
    }
    return {
      ...none,
      finishedAt: now < period.startedAt ? null : period.finishedAt,
      nextStartsAt: nextStart(period, now),
      odds: toOdds(settings.outcomes),
    }
  },
)

/** Whether a run is on for whoever is there, and until when (FEATURE-01); null while it does not. */
export async function runTeaser(
  { db, clock }: Kernel,
  { scratchCards: settings }: Pick<BrandSettings, 'scratchCards'>,
  playerId: string | null,
): Promise<{ finishedAt: number } | null> {
  const now = clock.now()
  const period = settings && scratchPeriod(settings, now)
  if (!period || !isRunning(period, now)) return null
  const resting = playerId !== null && (await runningRestriction(db, playerId, now))
  return resting ? null : { finishedAt: period.finishedAt }
}

/** The run that runs. @throws PlatformError not-available while none does. */
export function runningSight(
  { scratchCards: settings }: Pick<BrandSettings, 'scratchCards'>,
  now: number,
): Sight {
  if (!settings) {
    throw new PlatformError(
      'not-available',
      'This brand has no scratch cards. Ask a brand that has them.',
    )
  }
  const period = scratchPeriod(settings, now)
  if (isRunning(period, now)) return { settings, period, turn: turnAt(settings, period, now), now }
  const next = nextStart(period, now)
  throw new PlatformError(
    'not-available',
    `No scratch cards are given now. They come again on ${new Date(next).toISOString()}.`,
    { retryAfterMs: next - now },
  )
}

interface Asked {
  playerId: string
  id: number
}

/** Refuses a card that cannot be scratched now, and says why. */
async function refuse(tx: Tx, { settings, period, turn, now }: Sight, { playerId, id }: Asked) {
  const whose = { playerId, period: period.number }
  const name = cardOf(period.number, id)
  if (!name) {
    throw new PlatformError(
      'not-found',
      `There is no card ${id} in this run. GET /rest/scratch-card-lottery/get/ lists the player’s.`,
    )
  }
  const scratched = await listDraws(tx, playerId, cardKey(period.number))
  if (scratched.some((card) => card.turn === numberOf(period.number, id))) {
    throw new PlatformError('already-claimed', `Card ${id} was scratched before.`)
  }
  if ('earned' in name) {
    const earned = (await findProgress(tx, whose))?.earned ?? 0
    if (name.earned <= earned) return
    throw new PlatformError(
      'not-available',
      `Card ${id} is not earned yet: every ${settings.roundsPerCard} rounds earn one.`,
    )
  }
  if (name.turn === turn.number) return
  if (name.turn === turn.number + 1 && turn.nextAt !== null) {
    throw new PlatformError(
      'not-available',
      `Card ${id} can be scratched from ${new Date(turn.nextAt).toISOString()}.`,
      { retryAfterMs: turn.nextAt - now },
    )
  }
  throw new PlatformError('not-available', `Card ${id} was for another day.`)
}

/**
 * Scratches a card (SCRATCH-01): its outcome is drawn and credited in one transaction, so that it is
 * fixed before anybody sees a field of it.
 * @throws PlatformError not-found for no card of this run, already-claimed for one that was
 * scratched, not-available for one that cannot be scratched yet, and while none is on.
 */
export async function scratchCard(
  kernel: Kernel,
  brand: BrandSettings,
  { playerId, id, idempotency }: Asked & DrawRequest,
): Promise<{ card: ScratchCard; run: ScratchCardRun }> {
  return runCommand(kernel, {
    name: 'scratch-cards.scratch',
    playerId,
    idempotency,
    input: { id },
    async handle(command) {
      const { tx, now, random } = command
      const sight = runningSight(brand, now)
      const { settings, period, turn } = sight
      await refuse(tx, sight, { playerId, id })
      const { drawn } = await takeTurn(command, toChance(settings, period.number), {
        playerId,
        brand: brand.key,
        turn: numberOf(period.number, id),
        detail: (won) => ({ turn: turn.number, fields: fieldsFor(won.id, settings, random) }),
        reference: `${playerId}:${id}`,
      })
      return {
        card: scratchedCard(drawn, sight),
        run: await readRun(tx, sight, playerId),
      }
    },
  })
}
