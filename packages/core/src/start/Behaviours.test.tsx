import { render, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { Behaviours } from './Behaviours.tsx'

afterEach(() => vi.restoreAllMocks())

/** Notes that it has begun. */
const makeBehaviour = (name: string, begun: string[]) =>
  function Begins() {
    useEffect(() => void begun.push(name), [])
    return null
  }

it('begins what works in the background, without what does not come', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const begun: string[] = []
  const working: FeatureDefinition = {
    id: 'working',
    messages: { en: async () => ({}), es: async () => ({}) },
    behaviours: [
      async () => makeBehaviour('one', begun),
      () => Promise.reject(new Error('It cannot be fetched.')),
      async () => makeBehaviour('two', begun),
    ],
  }
  const { Frame } = await makeApp({ brand: { features: [working] } })
  render(
    <Frame>
      <Behaviours />
    </Frame>,
  )
  await waitFor(() => expect(begun).toEqual(['one', 'two']))
  expect(log).toHaveBeenCalledWith(
    'Something that works in the background could not be loaded.',
    new Error('It cannot be fetched.'),
  )
})
