import type { Supplies } from '@marquee/conformance/supplies'
import { studioModelIds } from '@marquee/platform-play/games/game'
import { makeField, makeFlight } from '../../testing/makePlay.ts'
import { playToEnd } from '../../testing/playToEnd.ts'

interface Shown {
  data: { current: { pairId: string } | null }
}

interface Begun {
  data: { round: { id: string } }
}

const openCell = { made: 0, choice: { kind: 'open', cell: 4 } }

export const supplies: Supplies = {
  async 'fairness.reveal'(supplier) {
    // Seeds come with the first round, and stay while one is open.
    await playToEnd(supplier)
    const told = (await supplier.ask('fairness.show')) as Shown | null
    const pairId = told?.data.current?.pairId
    return pairId === undefined ? undefined : { body: { pairId, playerSeed: 'lucky-seed' } }
  },
  'fairness.model': async () =>
    studioModelIds[0] === undefined
      ? undefined
      : { path: `/rest/fairness/models/${studioModelIds[0]}/` },
  async 'rounds.demoStep'({ ask }) {
    const begun = (await ask('rounds.demo', { body: makeField() })) as Begun | null
    return begun
      ? { path: `/rest/game-rounds/demo/${begun.data.round.id}/step/`, body: openCell }
      : undefined
  },
  async 'rounds.demoWatch'({ ask }) {
    const begun = (await ask('rounds.demo', { body: makeFlight() })) as Begun | null
    return begun ? { path: `/rest/game-rounds/demo/${begun.data.round.id}/watch/` } : undefined
  },
  async 'rounds.step'({ ask }) {
    const begun = (await ask('rounds.play', { body: makeField() })) as Begun | null
    return begun
      ? { path: `/rest/game-rounds/${begun.data.round.id}/step/`, body: openCell }
      : undefined
  },
}
