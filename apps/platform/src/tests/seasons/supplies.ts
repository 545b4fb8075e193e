import type { Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  // The name that stands for the one that runs.
  'seasons.season': async () => ({ path: '/rest/seasons/season/' }),
  async 'adventureMap.claimAward'({ ask, give }) {
    await give('/sandbox/season', { points: 100_000 })
    const told = (await ask('adventureMap.info')) as { data: { currentMapId: number } } | null
    const id = told?.data.currentMapId
    return id === undefined
      ? undefined
      : { path: `/rest/adventure-map/${id}/claim-award/`, body: { index: 0 } }
  },
}
