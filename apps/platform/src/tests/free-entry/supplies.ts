import type { Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  async 'freeEntryDesk.decide'({ ask, look, name }) {
    const asked = (await ask('freeEntry.requestCode')) as { data: { code: string } } | null
    if (!asked) return undefined
    name('code', asked.data.code)
    // By the calendar of the sandbox, whose clock may be ahead.
    const clock = (await look('/sandbox/clock')) as { now: number } | null
    if (!clock) return undefined
    const postmarkedOn = new Date(clock.now).toISOString().slice(0, 10)
    return { body: { decision: 'credit', postmarkedOn, reason: 'The card came in time.' } }
  },
}
