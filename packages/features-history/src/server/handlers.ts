import type { Handlers } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { revealSeed, tableOf } from './fairness.ts'
import { findLink, openLink, share, unshare } from './links.ts'
import { fairnessOf } from '@marquee/platform-play/fairness/service'
import { exportLines, historyPage, recallRound, statementsOf } from './service.ts'

/** Text that is made as the reader takes it, and no longer once nobody reads. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await lines.return(undefined)),
  })
}

/** Making links: nobody shares more than a few rounds an hour by hand. */
const shareLimit = { name: 'round-links', points: 60, seconds: 3_600 }
/** Changing seeds: nobody checks more than a few dozen pairs an hour by hand. */
const revealLimit = { name: 'fairness-reveals', points: 60, seconds: 3_600 }
/** Opening links: many people may stand behind one address, and nobody finds one by trying. */
const openLimit = { name: 'shared-rounds', points: 240, seconds: 600 }

/** Asking for tables of books, which may be large: nobody checks rounds of so many games. */
const modelLimit = { name: 'fairness-models', points: 60, seconds: 600 }
/** How long browsers and proxies keep one, in s. */
const tableKeptFor = 86_400

export const historyHandlers = (surroundings: Surroundings): Handlers => ({
  async 'history.entries'({ kernel, player, query }) {
    const page = await historyPage(kernel, player().playerId, query)
    const kindNames = Object.fromEntries(
      page.kinds.map((kind) => [kind, surroundings.ledgerKinds.get(kind) ?? kind]),
    )
    return { success: true, data: { ...page, kindNames } }
  },

  async 'history.export'({ kernel, player, query, http }) {
    const filter = query
    return http.body(streamOf(exportLines(kernel, player().playerId, filter)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="history.csv"',
      'x-content-type-options': 'nosniff',
    })
  },

  async 'history.statements'({ kernel, player }) {
    const statements = await statementsOf(kernel, player().playerId)
    return { success: true, data: { statements } }
  },

  async 'history.round'({ kernel, player, params }) {
    const { id } = params
    const { playerId } = player()
    const data = await recallRound(kernel, playerId, id)
    const link = await findLink(kernel.db, { playerId, id }, kernel.clock.now())
    return { success: true, data: { ...data, link } }
  },

  async 'history.share'({ kernel, brand, player, params, idempotency }) {
    const { playerId } = player()
    await surroundings.limit(shareLimit, playerId)
    const call = { playerId, id: params.id, brand, idempotency }
    const link = await share(kernel, settingsOf(surroundings, brand), call)
    return { success: true, data: { link } }
  },

  async 'history.unshare'({ kernel, player, params, idempotency }) {
    await unshare(kernel, { playerId: player().playerId, id: params.id, idempotency })
    return { success: true }
  },

  async 'history.shared'({ kernel, brand, network, params }) {
    await surroundings.limit(openLimit, `${brand}:${network}`)
    const data = await openLink(kernel, settingsOf(surroundings, brand), params.linkId)
    return { success: true, data }
  },

  async 'fairness.model'({ brand, network, params, http }) {
    await surroundings.limit(modelLimit, `${brand}:${network}`)
    const data = tableOf(params.modelId)
    // The id stands for what is in it.
    http.header('cache-control', `public, max-age=${tableKeptFor}`)
    return { success: true, data }
  },

  'fairness.show': async ({ kernel, player }) => ({
    success: true,
    data: await fairnessOf(kernel, player().playerId),
  }),

  async 'fairness.reveal'({ kernel, player, body, idempotency }) {
    const { playerId } = player()
    await surroundings.limit(revealLimit, playerId)
    return { success: true, data: await revealSeed(kernel, { ...body, playerId, idempotency }) }
  },
})
