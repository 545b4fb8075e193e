import { describe, expect, it } from 'vitest'
import { changeId, changeText, nextVersion, readChange } from './changes.ts'
import { changedParts, deliverables } from './deliverables.ts'
import { type Planned, planOf, planText, unsaid } from './plan.ts'

const reef = { name: 'reef', package: '@marquee/app-reef', title: 'Reef', version: '1.2.3' }
const parts = { 'apps/reef': 'a1', 'packages/core': 'b1' }
const changed = { ...parts, 'packages/core': 'b2' }
const released = { version: '1.2.3', parts }
const change = (id: string, bump: 'patch' | 'minor' | 'major', name = reef.package) => ({
  id,
  bumps: { [name]: bump },
  sentence: `What ${id} brings.`,
})

const planned = (over: Partial<Parameters<typeof planOf>[1]> = {}): Planned =>
  planOf(reef, { now: parts, released, changes: [], ...over })

describe('the plan of a release', () => {
  it('has every released brand, the platform and the back office, and no internal brand', () => {
    const names = deliverables().map(({ name }) => name)
    expect(names).toContain('stormrush')
    expect(names.slice(-2)).toEqual(['platform', 'back-office'])
    expect(names).not.toContain('wireframe')
    expect(names).toHaveLength(11)
  })

  it('leaves alone what is as it was released', () => {
    expect(planned()).toMatchObject({ next: null, changed: [], isFirst: false })
    expect(unsaid([planned()])).toEqual([])
  })

  it('names what changed, what came and what went', () => {
    const now = { 'packages/core': 'b2', 'packages/ui': 'c1' }
    expect(changedParts(parts, now)).toEqual(['apps/reef', 'packages/core', 'packages/ui'])
  })

  it('reproaches a change that no file speaks of, until one does', () => {
    const silent = planned({ now: changed })
    expect(unsaid([silent])).toEqual([silent])
    expect(planText([silent])).toContain('1.2.3 -> unsaid')
    expect(unsaid([planned({ now: changed, changes: [change('speed', 'patch')] })])).toEqual([])
    const ofAnother = [change('speed', 'patch', '@marquee/app-marsh')]
    expect(unsaid([planned({ now: changed, changes: ofAnother })])).toHaveLength(1)
  })

  it('takes the greatest of several changes and says all their sentences', () => {
    const changes = [change('one', 'patch'), change('two', 'minor'), change('three', 'patch')]
    const plan = planned({ now: changed, changes })
    expect(plan.next).toBe('1.3.0')
    expect(plan.sentences).toEqual(['What one brings.', 'What two brings.', 'What three brings.'])
    expect(planText([plan])).toContain('What two brings.')
  })

  it('asks nothing of what was never released', () => {
    const first = planned({ released: null })
    expect(first).toMatchObject({ isFirst: true, changed: ['apps/reef', 'packages/core'] })
    expect(unsaid([first])).toEqual([])
  })
})

describe('a change file', () => {
  it('is read as it was written', () => {
    const text = changeText(
      { '@marquee/app-reef': 'minor', '@marquee/platform': 'patch' },
      'More fish.',
    )
    expect(readChange('more-fish', text)).toEqual({
      id: 'more-fish',
      bumps: { '@marquee/app-reef': 'minor', '@marquee/platform': 'patch' },
      sentence: 'More fish.',
    })
  })

  it('is none without a head', () =>
    expect(readChange('README', 'One file for each change.')).toBeNull())

  it('is called by the first words of its sentence', () =>
    expect(changeId('A rich player’s balance fits every phone that is sold.')).toBe(
      'a-rich-player-s-balance-fits',
    ))

  it.each([
    ['patch', '1.2.4'],
    ['minor', '1.3.0'],
    ['major', '2.0.0'],
  ] as const)('%s leads from 1.2.3 to %s', (bump, next) =>
    expect(nextVersion('1.2.3', bump)).toBe(next),
  )
})
