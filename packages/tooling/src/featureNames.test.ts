import { expect, it } from 'vitest'
import { filesThatName, spellings } from './featureNames.ts'

it('a feature is found however its name is written, and only outside of its folder', () => {
  expect(spellings('coin-drops')).toEqual(['coin-drops', 'coinDrops', 'CoinDrops', 'coin_drops'])
  const files = [
    ['packages/core/src/a.ts', "queryKey: ['coin-drops']"],
    ['packages/core/src/b.ts', 'settings.coinDrops'],
    ['packages/core/src/c.ts', 'coinDropsets'],
    ['packages/core/src/d.ts', 'free-coin-drops'],
    ['packages/features-coin-drops/src/feature.ts', "id: 'coin-drops'"],
    ['packages/features-wheels/src/e.ts', 'select from coin_drops'],
  ].map(([file = '', text = '']) => ({ file, text }))
  expect(filesThatName('coin-drops', files)).toEqual([
    'packages/core/src/a.ts',
    'packages/core/src/b.ts',
    'packages/features-wheels/src/e.ts',
  ])
})
