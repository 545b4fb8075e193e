import { passGuards, watchOver } from '@marquee/platform-kernel/guards'
import type { Handlers, Request } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { askEach } from '@marquee/platform-kernel/questions'
import { regionGuard } from '@marquee/platform-identity/restriction/guard'
import { termsGuard } from '@marquee/platform-identity/terms/guard'
import { roundAt, watch, watchDemo } from './clocked.ts'
import { openDemo, openForPlay } from './launch.ts'
import { finish, play, playDemo } from './service.ts'
import type { Caller } from './staking.ts'
import { isOwedStep, step, stepDemo } from './steps.ts'
import { findRound, listRounds, roundToWire } from './store.ts'

const callerOf = ({ brand, player, idempotency }: Request): Caller => ({
  brand,
  playerId: player().playerId,
  idempotency,
})

export const roundsHandlers = (surroundings: Surroundings): Handlers => ({
  'games.launch': async ({ brand, params }) => ({
    success: true,
    data: openDemo(settingsOf(surroundings, brand), params.id),
  }),

  async 'games.launchPlay'({ kernel, brand, player, params }) {
    const { idOrSlug } = params
    const { playerId } = player()
    return {
      success: true,
      data: await openForPlay(kernel, settingsOf(surroundings, brand), { playerId, idOrSlug }),
    }
  },

  async 'rounds.play'(request) {
    const settings = settingsOf(surroundings, request.brand)
    const body = request.body
    const data = await play(request.kernel, settings, callerOf(request), body)
    return { success: true, data }
  },

  async 'rounds.step'(request) {
    const { kernel, call, params, body } = request
    const { playerId } = request.player()
    const stepCall = { id: params.id, request: body }
    // What is paid for is played to its end wherever the player is; more is put at risk only where
    // a round could begin.
    if (!(await isOwedStep(kernel, playerId, stepCall))) {
      const { openDuringTerms: _, ...closed } = call
      const asked = { ...request, call: { ...closed, regional: true as const } }
      const watch = watchOver(asked.call, [regionGuard(surroundings), termsGuard])
      const who = { playerId, now: kernel.clock.now() }
      const told = await askEach(kernel.db, watch.questions, who)
      passGuards(watch, asked, [...told.values()])
    }
    const settings = settingsOf(surroundings, request.brand)
    return { success: true, data: await step(kernel, settings, callerOf(request), stepCall) }
  },

  async 'rounds.finish'(request) {
    const { id } = request.params
    return { success: true, data: await finish(request.kernel, callerOf(request), id) }
  },

  'rounds.demo': async ({ kernel, brand, idempotency, body }) => ({
    success: true,
    data: await playDemo(kernel, settingsOf(surroundings, brand), idempotency, body),
  }),

  'rounds.demoStep': async ({ kernel, idempotency, params, body }) => ({
    success: true,
    data: await stepDemo(kernel, idempotency, { id: params.id, request: body }),
  }),

  async 'rounds.recall'({ kernel, player, params }) {
    const { id } = params
    const row = await findRound(kernel.db, player().playerId, id)
    return { success: true, data: { round: await roundAt(kernel.db, row, kernel.clock.now()) } }
  },

  // A question that only reads is answered as of one moment; these two are held while time goes on.
  async 'rounds.watch'({ player, params }) {
    const { playerId } = player()
    return {
      success: true,
      data: { round: await watch(surroundings.kernel, playerId, params.id) },
    }
  },

  'rounds.demoWatch': async ({ params }) => ({
    success: true,
    data: { round: await watchDemo(surroundings.kernel, params.id) },
  }),

  async 'rounds.history'({ kernel, player, query }) {
    const filter = query
    const rows = await listRounds(kernel.db, player().playerId, filter)
    return { success: true, data: { rounds: rows.map(roundToWire) } }
  },
})
