import { describe, expect, it } from 'vitest'
import { barItems } from './barItems.ts'
import type { ShownItem } from './useNavigation.ts'
import { givenPath } from '../routing/to.ts'

const makeItem = (key: string, overrides: Partial<ShownItem> = {}): ShownItem => ({
  key,
  feature: key,
  label: key,
  icon: 'gift',
  group: 'play',
  to: givenPath(`/${key}`),
  order: 0,
  primary: true,
  ...overrides,
})

const items = [
  makeItem('lobby', { bottomBar: true }),
  makeItem('games', { bottomBar: 'centre' }),
  makeItem('favorites'),
  makeItem('rewards', { bottomBar: true, group: 'rewards' }),
  makeItem('promotions', { group: 'rewards' }),
  makeItem('club', { group: 'club' }),
]
const keysOf = (...args: Parameters<typeof barItems>) => barItems(...args).map(({ key }) => key)

describe('a phone’s navigation', () => {
  it('bar of a sidebar > has what is meant for it', () => {
    expect(keysOf(items, 'sidebar')).toEqual(['lobby', 'games', 'rewards'])
  })
  it('strip of a topbar > has everything primary', () => {
    expect(keysOf(items, 'topbar')).toEqual(items.map(({ key }) => key))
  })
  it('bar of a rail > has the games in its middle, and rewards beside them', () => {
    expect(keysOf(items, 'rail')).toEqual(['lobby', 'rewards', 'games', 'promotions'])
  })
  it('bar of a rail > has no middle where there is nothing to play (RP-02)', () => {
    expect(keysOf(items.slice(0, 1), 'rail')).toEqual(['lobby'])
  })
})
