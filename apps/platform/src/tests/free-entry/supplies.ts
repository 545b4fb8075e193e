import type { Supplies } from '@marquee/conformance/supplies'
import { systemClock } from '@marquee/platform-kernel/clock'

export const supplies: Supplies = {
  async 'freeEntryDesk.decide'({ ask, name }) {
    const asked = (await ask('freeEntry.requestCode')) as { data: { code: string } } | null
    if (!asked) return undefined
    name('code', asked.data.code)
    const postmarkedOn = new Date(systemClock.now()).toISOString().slice(0, 10)
    return { body: { decision: 'credit', postmarkedOn, reason: 'The card came in time.' } }
  },
}
