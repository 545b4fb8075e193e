import type { Supplies } from '@marquee/conformance/supplies'
import { playToEnd } from '../../testing/playToEnd.ts'

export const supplies: Supplies = {
  async 'backOffice.round'(supplier) {
    const id = await playToEnd(supplier)
    if (id !== null) supplier.name('roundId', id)
    return undefined
  },
  async 'history.share'(supplier) {
    const id = await playToEnd(supplier)
    return id === null ? undefined : { path: `/rest/history/rounds/${id}/share/` }
  },
  async 'history.shared'(supplier) {
    const id = await playToEnd(supplier)
    if (id === null) return undefined
    const path = `/rest/history/rounds/${id}/share/`
    const shared = (await supplier.ask('history.share', { path })) as {
      data: { link: { id: string } }
    } | null
    return shared ? { path: `/rest/shared-rounds/${shared.data.link.id}/` } : undefined
  },
}
