import type { i18n } from 'i18next'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import { useT } from '../i18n/hooks.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { Slot } from './Slot.tsx'

const Entry = () => <p>{useT('late')('greeting')}</p>

const makeFeature = (messages: () => Promise<{ greeting: string }>): FeatureDefinition => ({
  id: 'late',
  slots: { 'header.actions': [{ order: 1, load: async () => Entry }] },
  messages: { en: messages, es: messages },
})

it('waits for the texts of a feature that the page came without', async () => {
  const messages = async () => ({ greeting: 'Good evening' })
  const { Frame, runtime } = await makeApp({ brand: { features: [makeFeature(messages)] } })
  const i18n = runtime.i18n as i18n
  // As in a document of a page that did not show it.
  i18n.removeResourceBundle('en', 'late')
  render(
    <Frame>
      <Slot name="header.actions" />
    </Frame>,
  )
  expect(await screen.findByText('Good evening')).toBeTruthy()
})
