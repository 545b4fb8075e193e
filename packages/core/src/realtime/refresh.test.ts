import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { AppRuntime } from '../app/runtime.ts'
import { refreshAfter } from './refresh.ts'

it.each([
  ['RT-02', 'deposit', ['player', 'pages', 'features-info']],
  ['RT-17', 'bannerOffer', ['app-init', 'pages', 'player']],
] as const)('%s a push of %s makes old what the shell shows of it', (_id, channel, expected) => {
  const queryClient = new QueryClient()
  const domains = ['player', 'pages', 'features-info', 'app-init', 'games']
  for (const domain of domains) queryClient.setQueryData([domain], 1)
  refreshAfter({ queryClient, brand: { features: [] } as unknown as AppRuntime['brand'] }, channel)
  const old = domains.filter((domain) => queryClient.getQueryState([domain])?.isInvalidated)
  expect(old.toSorted()).toEqual([...expected].toSorted())
})

it('a push makes old what the shell and the features say of its channel, and nothing else', () => {
  const queryClient = new QueryClient()
  const keys = [
    ['player', 'me'],
    ['cash', 'desk'],
    ['games', 'catalogue'],
    ['tournaments', 'all'],
  ]
  for (const key of keys) queryClient.setQueryData(key, 1)
  const features = [{ makesOld: { deposit: [['cash']], tournament: [['tournaments']] } }, {}]
  refreshAfter({ queryClient, brand: { features } as unknown as AppRuntime['brand'] }, 'deposit')
  const old = keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated)
  expect(old).toEqual([
    ['player', 'me'],
    ['cash', 'desk'],
  ])
})
