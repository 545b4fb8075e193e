import type { Handlers } from '@marquee/platform-kernel/http'
import type { Surroundings } from '@marquee/platform-kernel/module'
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

export const historyHandlers = ({ ledgerKinds }: Surroundings): Handlers => ({
  async 'history.entries'({ kernel, player, query }) {
    const page = await historyPage(kernel, player().playerId, query)
    const kindNames = Object.fromEntries(
      page.kinds.map((kind) => [kind, ledgerKinds.get(kind) ?? kind]),
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
    return { success: true, data: await recallRound(kernel, player().playerId, id) }
  },
})
