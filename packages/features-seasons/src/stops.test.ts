import { describe, expect, it } from 'vitest'
import { withCurrentSection } from './currentSection.ts'
import { firstShown, standsAt, stopsOf } from './stops.ts'
import { makeMap } from './testing/makeSeason.ts'

const states = (map = makeMap()) => stopsOf(map).map(({ state }) => state)

describe('the stops of a map', () => {
  it('are done, here, waiting, queued behind it, ahead or locked', () => {
    expect(states(makeMap({ claimed: 2, reached: 4, percent: 30 }))).toEqual([
      'done',
      'here',
      'waiting',
      'queued',
      'ahead',
      'locked',
      'locked',
      'locked',
    ])
  })

  it('begin at the gate, and end at the last', () => {
    const begun = stopsOf(makeMap({ claimed: 0, reached: 0, percent: 0 }))
    expect([standsAt(begun), firstShown(begun)]).toEqual([-1, 0])
    const ended = stopsOf(makeMap({ claimed: 8, reached: 8 }))
    expect([standsAt(ended), firstShown(ended)]).toEqual([7, 7])
  })

  it('show an award that waits before the way on', () => {
    expect(firstShown(stopsOf(makeMap({ claimed: 1, reached: 3 })))).toBe(1)
    expect(firstShown(stopsOf(makeMap({ claimed: 3, reached: 3 })))).toBe(3)
  })
})

describe('setting the current section', () => {
  const before = makeMap({ claimed: 1, reached: 3, percent: 20 })
  const after = withCurrentSection(before, 1)

  it('MAP-02 marks it current, and no other', () => {
    expect(before.map.sections.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(0)
    expect(
      after.map.sections.filter(({ isCurrent }) => isCurrent).map(({ index }) => index),
    ).toEqual([1])
  })

  it('MAP-03 marks its award claimed, and leaves the others as they were', () => {
    const claimed = ({ map }: typeof before) => map.sections.map((one) => one.isAwardClaimed)
    expect(claimed(before).slice(0, 3)).toEqual([true, false, false])
    expect(claimed(after).slice(0, 3)).toEqual([true, true, false])
    expect(after.map.sections.map(({ progressBar }) => progressBar)).toEqual(
      before.map.sections.map(({ progressBar }) => progressBar),
    )
  })
})
