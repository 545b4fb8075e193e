import type { Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  async 'quests.claim'({ give }) {
    const completed = (await give('/sandbox/quest', {})) as object | null
    return completed ? { body: completed } : undefined
  },
}
