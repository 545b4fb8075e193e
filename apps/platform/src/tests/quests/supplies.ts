import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  async 'quests.claim'({ give }) {
    const completed = (await give('/sandbox/quest', {})) as object | null
    return completed ? { body: completed } : undefined
  },
}
