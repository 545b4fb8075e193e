// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import { useT } from '../i18n/hooks.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { Slot } from './Slot.tsx'
import { useSlotsReady } from './useSlotsReady.ts'

const Watch = () => <p>{useT('watch')('left')}</p>

const watch: FeatureDefinition = {
  id: 'watch',
  messages: {
    en: async () => ({ left: 'Time left' }),
    es: async () => ({ left: 'Tiempo restante' }),
  },
  slots: { 'game.bar': [{ order: 1, load: async () => Watch }] },
}

function Modal() {
  const ready = useSlotsReady('game.bar')
  return ready ? <Slot name="game.bar" gameId={7} /> : null
}

it('shows a slot with the texts of whose it is, which no page brought along', async () => {
  const { runtime, Frame } = await makeApp({ brand: { features: [watch] } })
  runtime.i18n.removeResourceBundle('en', 'watch')
  render(
    <Frame>
      <Modal />
    </Frame>,
  )
  expect(await screen.findByText('Time left')).toBeTruthy()
})
