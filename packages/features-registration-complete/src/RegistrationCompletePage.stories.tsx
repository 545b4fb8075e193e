import { inApp, makePlayer } from '@marquee/core/testing'
import { Card } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegistrationCompletePage } from './RegistrationCompletePage.tsx'

const meta: Meta = { title: 'Registration complete/Page', globals: { player: 'own' } }
export default meta

const scene = (complete: boolean): StoryObj => ({
  decorators: [
    inApp({
      path: '/registration-complete/',
      player: makePlayer({
        Registration: { complete, registrationFunnel: { funnelType: 'closed_funnel' } },
      }),
    }),
  ],
  render: () => (
    <Card padding="lg" style={{ maxInlineSize: 480, marginInline: 'auto' }}>
      <RegistrationCompletePage />
    </Card>
  ),
})

export const Open = scene(false)
export const Done = scene(true)
