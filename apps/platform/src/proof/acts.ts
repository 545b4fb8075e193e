import { randomUUID } from 'node:crypto'
import type { PlayRequest, Round } from '@marquee/contract'
import type { DailyPrize } from '@marquee/features-daily-login/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { MovableClock } from '@marquee/platform-kernel/clock'
import { signUp } from '@marquee/platform-identity/account/signUp'
import { settleAbandoned } from '@marquee/platform-play/rounds/service'
import { makeSignUp } from '../testing/makePlatform.ts'
import {
  type Actor,
  type Act,
  expectBalance,
  type Mode,
  perform,
  performAlike,
  type World,
} from './actors.ts'

/** Commands change the world and check it; the model lives in its actors. */
export type Step = fc.AsyncCommand<World, World>

const actorOf = ({ actors }: World, slot: number): Actor | undefined =>
  actors[slot % Math.max(actors.length, 1)]

/** A step of one actor; it is skipped while there is none. */
const step = (
  name: string,
  slot: number,
  run: (world: World, actor: Actor) => Promise<void>,
): Step => ({
  check: ({ actors }) => actors.length > 0,
  async run(world) {
    const actor = actorOf(world, slot)
    if (!actor) return
    await run(world, actor)
    await expectBalance(world, actor)
  },
  toString: () => `${name}(${slot})`,
})

/** What a play must answer, and from which balances it is paid. */
function expectPlay(
  { kernel }: World,
  { open, ready, mode, balance }: Actor,
  cost: number,
): string | null {
  if (open) return 'error:round-open'
  if (kernel.clock.now() < ready[mode]) return 'error:too-fast'
  const funds = mode === 'TournamentPoints' ? balance.coins : balance.entries + balance.winnings
  return cost > funds ? 'error:insufficient-funds' : null
}

function applyPlay({ kernel }: World, actor: Actor, round: Round): void {
  const { balance, mode } = actor
  if (mode === 'TournamentPoints') balance.coins -= round.cost
  else {
    const entries = Math.min(balance.entries, round.cost)
    balance.entries -= entries
    balance.winnings -= round.cost - entries
  }
  const now = kernel.clock.now()
  actor.ready[mode] = now + (round.action === 'shot' ? 300 : 2_500)
  actor.open = { id: round.id, win: round.win, mode, openedAt: now }
}

function applySettled(actor: Actor): void {
  if (!actor.open) return
  const { id, win, mode } = actor.open
  actor.balance[mode === 'TournamentPoints' ? 'coins' : 'winnings'] += win
  actor.settled.push(id)
  actor.open = null
}

const roundOf = (text: string): Round => (JSON.parse(text) as { round: Round }).round

export const signUpStep = (copies: number): Step => ({
  check: ({ actors }) => actors.length < 3,
  async run(world) {
    const { kernel, settings, actors } = world
    const idempotency = { scope: 'guest:proof', key: randomUUID() }
    const form = { ...makeSignUp(), locale: 'en' as const }
    const answers = await Promise.all(
      Array.from({ length: copies }, () => signUp(kernel, settings, form, idempotency)),
    )
    expect(new Set(answers.map((answer) => answer.login)).size).toBe(1)
    const { id } = await kernel.db
      .selectFrom('player')
      .select('id')
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow()
    const { coins, entries } = settings.welcome
    const actor: Actor = {
      id,
      balance: { coins, entries, winnings: 0, tourPoints: 0 },
      mode: 'TournamentPoints',
      open: null,
      ready: { SweepStakes: 0, TournamentPoints: 0 },
      claim: null,
      done: [],
      settled: [],
    }
    actors.push(actor)
    await expectBalance(world, actor)
  },
  toString: () => `signUp(x${copies})`,
})

export const playStep = (slot: number, request: PlayRequest, copies: number): Step =>
  step(`play ${request.action} ${request.stake} x${copies}`, slot, async (world, actor) => {
    const refusal = expectPlay(world, actor, request.stake)
    const text = await performAlike(world, actor, { kind: 'play', request }, copies)
    if (refusal) expect(text).toBe(refusal)
    else applyPlay(world, actor, roundOf(text))
  })

/** Two different requests at the same time: at most one round begins. */
export const playRaceStep = (slot: number, request: PlayRequest): Step =>
  step(`race ${request.action}`, slot, async (world, actor) => {
    const refusal = expectPlay(world, actor, request.stake)
    const act: Act = { kind: 'play', request }
    const texts = await Promise.all(
      [randomUUID(), randomUUID()].map((key) => perform(world, actor, act, key)),
    )
    const begun = texts.filter((text) => !text.startsWith('error:'))
    expect(begun).toHaveLength(refusal ? 0 : 1)
    const [text] = begun
    if (text) applyPlay(world, actor, roundOf(text))
  })

export const finishStep = (slot: number, copies: number): Step =>
  step(`finish x${copies}`, slot, async (world, actor) => {
    const id = actor.open?.id ?? actor.settled.at(-1)
    if (!id) return
    const text = await performAlike(world, actor, { kind: 'finish', id }, copies)
    expect(roundOf(text)).toMatchObject({ id, status: 'settled' })
    applySettled(actor)
  })

const dayOf = (world: World): number => Math.floor(world.kernel.clock.now() / 86_400_000)

export const claimStep = (slot: number, copies: number): Step =>
  step(`claim x${copies}`, slot, async (world, actor) => {
    const today = dayOf(world)
    const text = await performAlike(world, actor, { kind: 'claim' }, copies)
    if (actor.claim?.day === today) {
      expect(text).toBe('error:already-claimed')
      return
    }
    const { prizes } = JSON.parse(text) as { prizes: DailyPrize }
    const level = actor.claim?.day === today - 1 ? (actor.claim.level % 7) + 1 : 1
    expect(prizes.level).toBe(level)
    const own = world.settings.dailyLogin.prizes[level - 1]
    actor.balance.coins += own?.coins ?? 0
    actor.balance.entries += own?.entries ?? 0
    actor.claim = { day: today, level }
  })

export const switchStep = (slot: number, mode: Mode): Step =>
  step(`switch ${mode}`, slot, async (world, actor) => {
    const text = await performAlike(world, actor, { kind: 'switch', mode }, 1)
    if (actor.open) expect(text).toBe('error:round-open')
    else actor.mode = mode
  })

/** An act of the past with its own key: the same bytes, no second effect. */
export const repeatStep = (slot: number, index: number): Step =>
  step('repeat', slot, async (world, actor) => {
    const earlier = actor.done[index % Math.max(actor.done.length, 1)]
    if (earlier) expect(await perform(world, actor, earlier.act, earlier.key)).toBe(earlier.text)
  })

/** A key of the past for another act. */
export const misuseStep = (slot: number, index: number, request: PlayRequest): Step =>
  step('misuse', slot, async (world, actor) => {
    const plays = actor.done.filter(({ act }) => act.kind !== 'play')
    const earlier = plays[index % Math.max(plays.length, 1)]
    if (!earlier) return
    expect(await perform(world, actor, { kind: 'play', request }, earlier.key)).toBe(
      'error:idempotency-conflict',
    )
  })

/** Time passes; what was left open for 15 minutes is settled. */
export const waitStep = (clock: MovableClock, ms: number): Step => ({
  check: () => true,
  async run(world) {
    clock.advance(ms)
    await settleAbandoned(world.kernel)
    for (const actor of world.actors) {
      if (actor.open && clock.now() - actor.open.openedAt >= 15 * 60_000) applySettled(actor)
      await expectBalance(world, actor)
    }
  },
  toString: () => `wait(${ms})`,
})
