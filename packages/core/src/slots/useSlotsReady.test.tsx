import type { i18n } from 'i18next'
// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import { useT } from '../i18n/hooks.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
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
  const i18n = runtime.i18n as i18n
  i18n.removeResourceBundle('en', 'watch')
  render(
    <Frame>
      <Modal />
    </Frame>,
  )
  expect(await screen.findByText('Time left')).toBeTruthy()
})

it('leaves to a player on a break only what says that it stays (RP-02)', async () => {
  const messages = { en: async () => ({}), es: async () => ({}) }
  const entry = (words: string) => ({ order: 1, load: async () => () => <p>{words}</p> })
  const { Frame } = await makeApp({
    player: makePlayer({ restriction: { kind: 'cool-off', until: 2_000_000_000_000 } }),
    slots: ['game.bar'],
    brand: {
      features: [
        { id: 'offer', messages, slots: { 'game.bar': [entry('Get coins')] } },
        {
          id: 'limits',
          messages,
          slots: { 'game.bar': [{ ...entry('Limits'), duringBreak: 'shown' }] },
        },
      ],
    },
  })
  render(
    <Frame>
      <Slot name="game.bar" gameId={7} />
    </Frame>,
  )
  expect(await screen.findByText('Limits')).toBeTruthy()
  expect(screen.queryByText('Get coins')).toBeNull()
})
