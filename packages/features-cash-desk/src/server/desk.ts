import type { CashDesk, LimitPeriod } from '@marquee/contract'
import { limitAt, periodMs } from '@marquee/platform-protection/protection/limits'
import { limitsOf, runningRestriction } from '@marquee/platform-protection/protection/store'
import { usedSince } from '@marquee/platform-protection/protection/usage'
import type { Desk } from './settling.ts'
import { buyerOf } from '@marquee/platform-cash/offers'
import { packagesFor } from '@marquee/platform-cash/packages'
import { savedOf, savedToWire } from './savedStore.ts'
import { depositToWire, waitingOf } from './store.ts'

/** A player's own purchase limits, with what is left of each. */
async function limitsLeft(
  { db, clock }: Desk['kernel'],
  playerId: string,
): Promise<CashDesk['limits']> {
  const now = clock.now()
  const limits: CashDesk['limits'] = []
  for (const { kind, period: set, limit } of await limitsOf(db, playerId)) {
    const { amount } = limitAt(limit, now)
    if (kind !== 'purchase' || set === 'session' || amount === null) continue
    const period: LimitPeriod = set
    const used = await usedSince(db, { playerId, kind, since: now - periodMs[period] })
    limits.push({ period, amount, left: Math.max(0, amount - used) })
  }
  return limits.sort((one, other) => periodMs[one.period] - periodMs[other.period])
}

/** Everything the page of purchases shows. */
export async function cashDesk(
  { kernel, settings, providers, offers }: Desk,
  playerId: string,
): Promise<CashDesk> {
  const { db, clock } = kernel
  const now = clock.now()
  const [restriction, waiting, buyer, saved, limits] = await Promise.all([
    runningRestriction(db, playerId, now),
    waitingOf(db, playerId),
    buyerOf(db, settings, { playerId, now, sources: offers }),
    savedOf(db, playerId),
    limitsLeft(kernel, playerId),
  ])
  return {
    packages: restriction ? [] : packagesFor(settings.cash, buyer),
    methods: providers.map(({ key: id, tokenUrl, tokenProtocol, publicKey, vault }) => ({
      id,
      tokenUrl,
      tokenProtocol,
      publicKey,
      canKeep: vault !== null,
    })),
    saved: saved.map(savedToWire),
    limits,
    closedUntil: restriction?.until ?? null,
    waiting: waiting.map(depositToWire),
    testNumbers: providers.flatMap(({ testNumbers }) => testNumbers),
  }
}
