import { randomUUID } from 'node:crypto'
import type { Balance, PlayRequest } from '@marquee/contract'
import { expect } from 'vitest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { balancesOf, balanceToWire } from '@marquee/platform-kernel/ledger'
import { applyPrize } from '@marquee/features-daily-login/server/service'
import { switchMode } from '@marquee/platform-play/mode/switchMode'
import { finish, play } from '@marquee/platform-play/rounds/service'

export type Mode = 'SweepStakes' | 'TournamentPoints'

export interface OpenRound {
  id: string
  win: number
  mode: Mode
  openedAt: number
}

/** What the player should own and be allowed to do, worked out beside the platform. */
export interface Actor {
  id: string
  balance: Balance
  mode: Mode
  open: OpenRound | null
  /** Per mode: when the next round may begin, epoch ms. */
  ready: Record<Mode, number>
  claim: { day: number; level: number } | null
  /** Acts that succeeded, to be repeated with their keys. */
  done: { act: Act; key: string; text: string }[]
  settled: string[]
}

/** One act of a player, repeatable. */
export type Act =
  | { kind: 'play'; request: PlayRequest }
  | { kind: 'finish'; id: string }
  | { kind: 'claim' }
  | { kind: 'switch'; mode: Mode }

export interface World {
  kernel: Kernel
  settings: BrandSettings
  actors: Actor[]
}

/** Runs an act through the services, as the HTTP layer does, and gives the answer's text or the error's code. */
export async function perform(
  { kernel, settings }: World,
  actor: Actor,
  act: Act,
  key: string,
): Promise<string> {
  const caller = {
    brand: settings.key,
    playerId: actor.id,
    idempotency: { scope: `player:${actor.id}`, key },
  }
  const run = () => {
    if (act.kind === 'play') return play(kernel, settings, caller, act.request)
    if (act.kind === 'finish') return finish(kernel, caller, act.id)
    if (act.kind === 'claim') return applyPrize(kernel, settings, caller)
    return switchMode(kernel, caller, act.mode)
  }
  try {
    return JSON.stringify(await run())
  } catch (error) {
    if (error instanceof PlatformError) return `error:${error.code}`
    throw error
  }
}

/** Sends an act so many times at once with one key: all must get the same answer, which is given. */
export async function performAlike(
  world: World,
  actor: Actor,
  act: Act,
  copies: number,
): Promise<string> {
  const key = randomUUID()
  const texts = await Promise.all(
    Array.from({ length: copies }, () => perform(world, actor, act, key)),
  )
  expect(new Set(texts).size, `${copies} identical requests, ${act.kind}`).toBe(1)
  const [text = ''] = texts
  if (!text.startsWith('error:')) actor.done.push({ act, key, text })
  return text
}

/** The balances in the database are those worked out beside it. */
export async function expectBalance({ kernel }: World, actor: Actor): Promise<void> {
  expect(balanceToWire(await balancesOf(kernel.db, actor.id))).toEqual(actor.balance)
}
