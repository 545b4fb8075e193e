import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { verification } from '../feature.ts'
import { makeIdentity } from '../testing/makeVerification.ts'
import { IdentityModal } from './IdentityModal.tsx'

const identity = 'GET /rest/verification/identity/'
const start = 'POST /rest/verification/identity/start/'
const page =
  'data:text/html,<p style="font: 16px system-ui; padding: 1rem">The identity partner’s own page.</p>'
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (answers: TestAppOptions['answers'] = {}): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [verification()] },
      player: makePlayer(),
      path: '/profile/identity',
      answers: {
        [identity]: { success: true, data: makeIdentity() },
        [start]: { success: true, data: { provider: 'sandbox', url: page } },
        ...answers,
      },
    }),
  ],
  render: () => (
    <IdentityModal name="identity-verification" props={{}} close={() => {}} frame={frame} />
  ),
})

const meta: Meta = { title: 'Verification/Widget', parameters: { notFor: ['guest'], bare: true } }
export default meta

export const Open = scene()
export const Verified = scene({
  [identity]: { success: true, data: makeIdentity({ status: 'approved', canStart: false }) },
})
export const Closed = scene({
  [identity]: { success: true, data: makeIdentity({ canStart: false }) },
})
export const Loading = scene({ [start]: silence })
export const Failed = scene({ [start]: () => refusal('unavailable') })
