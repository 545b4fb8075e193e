import { describe, expect, it, vi } from 'vitest'
import type { Audience } from '../feature/pages.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { prefetchSlots } from './registry.ts'

const makeFeature = (
  id: string,
  prefetch: () => Promise<unknown>,
  audience: Audience,
  isActive?: FeatureDefinition['isActive'],
): FeatureDefinition => ({
  id,
  ...(isActive && { isActive }),
  slots: { 'lobby.more': [{ order: 1, audience, load: async () => () => null, prefetch }] },
  messages: { en: async () => ({}), es: async () => ({}) },
})

async function asked(player: ReturnType<typeof makePlayer> | null) {
  const names: string[] = []
  const note = (name: string) => async () => names.push(name)
  const features = [
    makeFeature('for-players', note('for-players'), 'player'),
    makeFeature('for-guests', note('for-guests'), 'guest'),
    makeFeature('switched-off', note('switched-off'), 'player', () => false),
  ]
  const { runtime } = await makeApp({ brand: { features }, player })
  await prefetchSlots(runtime, ['lobby.more'])
  return names
}

describe('prefetchSlots', () => {
  it('asks for what whoever is there will see, and for nothing else', async () => {
    expect(await asked(makePlayer())).toEqual(['for-players'])
    expect(await asked(null)).toEqual(['for-guests'])
  })
  it('leaves the page be when an entry cannot be fetched ahead', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failing = makeFeature('failing', () => Promise.reject(new Error('down')), 'anyone')
    const { runtime } = await makeApp({ brand: { features: [failing] } })
    await expect(prefetchSlots(runtime, ['lobby.more'])).resolves.toBeUndefined()
    expect(log).toHaveBeenCalledOnce()
  })
})
