import { describe, expect, it } from 'vitest'
import { type Composition, usualComposition, variants } from './composition.ts'
import { compositionProblems } from './compositionProblems.ts'

describe('compositionProblems', () => {
  it('finds none in what a brand may choose, in a part of it, nor without a choice', () => {
    for (const [part, known] of Object.entries(variants))
      for (const variant of known) expect(compositionProblems({ [part]: variant })).toEqual([])
    expect(compositionProblems(usualComposition)).toEqual([])
    expect(compositionProblems({})).toEqual([])
    expect(compositionProblems()).toEqual([])
  })
  it('answers an unknown variant with the nearest right one', () => {
    expect(compositionProblems({ navigation: 'topbra' as Composition['navigation'] })).toEqual([
      "'topbra' is no variant of 'composition.navigation'. Did you mean 'topbar'? Known: sidebar, topbar, rail.",
    ])
    expect(compositionProblems({ home: 'marquee' as Composition['home'] })).toEqual([
      "'marquee' is no variant of 'composition.home'. Known: split, stage, poster.",
    ])
  })
  it('answers an unknown part with the nearest right one', () => {
    expect(compositionProblems({ featurepages: 'stage' } as Partial<Composition>)).toEqual([
      "'featurepages' is no part of 'composition'. Did you mean 'featurePage'? Known: navigation, home, lobby, featurePage.",
    ])
  })
})

it('has at least three variants of each part, the usual one first', () => {
  for (const [part, known] of Object.entries(variants)) {
    expect(known.length, part).toBeGreaterThanOrEqual(3)
    expect(usualComposition[part as keyof Composition]).toBe(known[0])
  }
})
