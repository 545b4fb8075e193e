import { findGameModel, gameModels } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { engineOf, titlesByEngine } from './engines.ts'
import { games } from './games.ts'
import { leftModels } from './models.ts'

it('has every engine of a model that is played, and every title once', () => {
  const played = gameModels.filter(({ id }) => !leftModels.has(id as never)).map(engineOf)
  expect([...titlesByEngine.keys()].sort()).toEqual([...new Set(played)].sort())
  expect([...titlesByEngine.values()].flat()).toHaveLength(games.length)
})

it('tells falling symbols from the same engine without, and no engine that titles have left', () => {
  expect(engineOf(findGameModel('ways-243-voyage'))).toBe('ways')
  expect(engineOf(findGameModel('cascade-ladder'))).toBe('ways, cascades')
  expect([...titlesByEngine.keys()]).toContain('blackjack')
  expect([...titlesByEngine.keys()]).not.toContain('crash')
})
