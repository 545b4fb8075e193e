import { lottery } from '@marquee/features-lottery/contract'
import type { FeatureOwnership } from '../../testing/ownership.ts'

export const ownership: FeatureOwnership = {
  own: (owner) => owner.ask(lottery.takeFreeTicket),
  requests: {
    'lottery.details': () => ({ answers: [200, 404, 409] }),
    'lottery.leaderboard': () => ({ params: { id: 1 }, answers: [200, 404] }),
    'lottery.playerTickets': () => ({ answers: [200, 404, 409] }),
    'lottery.takeFreeTicket': () => ({ answers: [200, 409] }),
    'lottery.seeDraw': () => ({ params: { id: 1 }, answers: [200, 404, 409] }),
    'lottery.takeReward': () => ({ params: { id: 1 }, answers: [200, 404, 409] }),
  },
}
