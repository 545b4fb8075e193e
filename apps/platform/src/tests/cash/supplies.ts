import type { Supplies } from '@marquee/drills/supplies'

interface Desk {
  data: { saved: { id: string }[] }
}

const needsWinnings = 'Winnings take rounds with entries, and a player whose identity is known.'

export const supplies: Supplies = {
  'cash.cancelDeposit':
    'What begins a purchase that waits is answered by how far it has come, and not as before.',
  'cash.requestRedemption': needsWinnings,
  'cash.answerRedemption': needsWinnings,
  'cash.cancelRedemption': needsWinnings,
  async 'cash.savedToken'({ ask }) {
    const desk = (await ask('cash.desk')) as Desk | null
    const [saved] = desk?.data.saved ?? []
    return saved && { path: `/rest/cash/methods/${saved.id}/token/` }
  },
}
