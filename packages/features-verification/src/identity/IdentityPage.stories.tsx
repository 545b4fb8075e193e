import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { verification } from '../feature.ts'
import { makeIdentity, makeRefusedIdentity } from '../testing/makeVerification.ts'
import { IdentityPage } from './IdentityPage.tsx'

const identity = 'GET /rest/verification/identity/'
const known = (data: object) => ({ [identity]: { success: true, data } })

const scene = (answers: TestAppOptions['answers']): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [verification()] },
      player: makePlayer(),
      path: '/profile/identity',
      answers: answers ?? {},
    }),
  ],
  render: () => <IdentityPage />,
})

const meta: Meta = { title: 'Verification/Identity', parameters: { notFor: ['guest'] } }
export default meta

export const NotBegun = scene(known(makeIdentity()))
export const Pending = scene(known(makeIdentity({ status: 'pending' })))
export const Refused = scene(known(makeRefusedIdentity()))
export const Duplicate = scene(known(makeIdentity({ status: 'duplicateCredentials' })))
export const Verified = scene(known(makeIdentity({ status: 'approved', canStart: false })))
export const Loading = scene({ [identity]: silence })
export const Failed = scene({ [identity]: () => refusal('internal') })
