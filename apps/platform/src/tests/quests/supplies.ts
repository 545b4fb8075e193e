import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'quests.claim': 'A task takes rounds of a game of its own.',
}
