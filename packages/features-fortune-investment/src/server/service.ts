import type { LedgerKind } from '@marquee/platform-kernel/ledgerKinds'
import type { Prize } from '@marquee/contract'
import type { ChosenPackage } from '../contract/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { balancesOf, balanceToWire } from '@marquee/platform-kernel/ledger'
import { minor } from '@marquee/platform-kernel/money'
import { creditPrize } from '@marquee/platform-draws/credit'
import { availableFrom, chosenToWire, isAvailable, packagesOf } from './rules.ts'
import { countSetAside, findSetAside, insertSetAside, noteTime, type SetAsideRow } from './store.ts'

interface Act {
  playerId: string
  idempotency: { scope: string; key: string } | null
}

const iso = (epochMs: number): string => new Date(epochMs).toISOString()
const referenceOf = ({ player_id, number }: Pick<SetAsideRow, 'player_id' | 'number'>): string =>
  `${player_id}:${number}`

/** Moves coins out of a player's balance, or back into it when negative, and tells every tab. */
async function move(
  { post, push, tx }: CommandContext,
  {
    kind,
    row,
    coins,
  }: { kind: LedgerKind; row: Pick<SetAsideRow, 'player_id' | 'number'>; coins: number },
): Promise<void> {
  const { player_id: playerId } = row
  await post({
    kind,
    reference: referenceOf(row),
    playerId,
    postings: [
      { account: { player: playerId, currency: 'coins' }, amount: minor(-coins) },
      { account: { setAside: playerId, currency: 'coins' }, amount: minor(coins) },
    ],
  })
  // Nothing was gained: the push is there for the tabs that show what is set aside.
  push(playerId, 'cash', {
    reason: kind,
    coins: 0,
    entries: 0,
    balance: balanceToWire(await balancesOf(tx, playerId)),
  })
}

/**
 * Sets free coins aside for a package: out of the balance, into the player's own account beside it.
 * @throws PlatformError not-found for no such package, not-available while others are set aside,
 * insufficient-funds.
 */
export function choosePackage(
  kernel: Kernel,
  { fortuneInvestment: settings }: Pick<BrandSettings, 'fortuneInvestment'>,
  { playerId, packageId, idempotency }: Act & { packageId: number },
): Promise<ChosenPackage> {
  return runCommand(kernel, {
    name: 'fortune-investment.choose',
    playerId,
    idempotency,
    input: { packageId },
    async handle(command) {
      const { tx, now } = command
      const packages = settings ? packagesOf(settings) : []
      const chosen = packages.find(({ id }) => id === packageId)
      if (!chosen) {
        const all = packages.map(({ id }) => id).join(', ') || 'none'
        throw new PlatformError('not-found', `There is no package ${packageId}. There are: ${all}.`)
      }
      const before = await findSetAside(tx, playerId)
      if (before) {
        throw new PlatformError(
          'not-available',
          `${before.package.coinsSetAside} coins are set aside already. Take them back or collect them first.`,
        )
      }
      const row = {
        player_id: playerId,
        number: 1 + (await countSetAside(tx, playerId)),
        package: chosen,
        chosen_at: now,
        available_at: availableFrom(chosen, now),
      }
      await insertSetAside(tx, row)
      await move(command, { kind: 'set-aside', row, coins: chosen.coinsSetAside })
      return chosenToWire(row, now)
    },
  })
}

/** @throws PlatformError not-available while nothing is set aside. */
async function setAsideNow({ tx }: CommandContext, playerId: string): Promise<SetAsideRow> {
  const row = await findSetAside(tx, playerId)
  if (row) return row
  throw new PlatformError('not-available', 'No coins are set aside.')
}

async function giveBack(command: CommandContext, row: SetAsideRow): Promise<number> {
  const { coinsSetAside } = row.package
  await noteTime(command.tx, row, 'returned_at', command.now)
  await move(command, { kind: 'set-aside-return', row, coins: -coinsSetAside })
  return coinsSetAside
}

async function giveBackWithBonus(
  command: CommandContext,
  brand: Pick<BrandSettings, 'key'>,
  row: SetAsideRow,
): Promise<{ coinsSetAside: number; bonus: Prize }> {
  const coinsSetAside = await giveBack(command, row)
  const { bonus } = row.package
  await creditPrize(command, {
    playerId: row.player_id,
    brand: brand.key,
    kind: 'fortune-investment',
    reference: referenceOf(row),
    prize: bonus,
  })
  return { coinsSetAside, bonus }
}

/**
 * Gives the coins set aside back with their bonus, once their time is over. What was agreed on counts,
 * whatever the settings say by then, and also during a break.
 * @throws PlatformError not-available before that, and while nothing is set aside.
 */
export function collectPackage(
  kernel: Kernel,
  brand: Pick<BrandSettings, 'key'>,
  { playerId, idempotency }: Act,
): Promise<{ coinsSetAside: number; bonus: Prize }> {
  return runCommand(kernel, {
    name: 'fortune-investment.collect',
    playerId,
    idempotency,
    input: {},
    async handle(command) {
      const row = await setAsideNow(command, playerId)
      if (!isAvailable(row, command.now)) {
        throw new PlatformError(
          'not-available',
          `The bonus comes from ${iso(row.available_at)} on. Until then the coins can be taken back without it.`,
        )
      }
      return giveBackWithBonus(command, brand, row)
    },
  })
}

/**
 * Gives the coins set aside back, whole, whenever their player asks; the bonus is not given.
 * @throws PlatformError not-available while nothing is set aside.
 */
export const takeBackPackage = (
  kernel: Kernel,
  { playerId, idempotency }: Act,
): Promise<{ coinsSetAside: number }> =>
  runCommand(kernel, {
    name: 'fortune-investment.take-back',
    playerId,
    idempotency,
    input: {},
    handle: async (command) => ({
      coinsSetAside: await giveBack(command, await setAsideNow(command, playerId)),
    }),
  })

/**
 * Gives coins back that are set aside at a brand that has no packages any more, with the whole bonus:
 * its players have no page left to ask on, and it was not they who ended it.
 */
export const returnPackage = (
  kernel: Kernel,
  brand: Pick<BrandSettings, 'key'>,
  playerId: string,
): Promise<void> =>
  runCommand(kernel, {
    name: 'fortune-investment.return',
    playerId,
    idempotency: null,
    input: {},
    async handle(command) {
      const row = await findSetAside(command.tx, playerId)
      if (row) await giveBackWithBonus(command, brand, row)
    },
  })
