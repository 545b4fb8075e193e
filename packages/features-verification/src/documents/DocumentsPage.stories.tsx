import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { verification } from '../feature.ts'
import { makeDocument, makeRejectedDocument } from '../testing/makeVerification.ts'
import { DocumentsPage } from './DocumentsPage.tsx'

const list = 'GET /rest/verification/documents/'
const listed = (documents: object[]) => ({ [list]: { success: true, data: { documents } } })

const scene = (answers: TestAppOptions['answers']): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [verification()] },
      player: makePlayer(),
      path: '/profile/documents',
      answers: answers ?? {},
    }),
  ],
  render: () => <DocumentsPage />,
})

const meta: Meta = { title: 'Verification/Documents', parameters: { notFor: ['guest'] } }
export default meta

const approved = makeDocument({
  id: '7b2a2f3e-6f0e-4c43-9d0b-3f2b5c3f9b13',
  kind: 'payment',
  name: 'card.png',
  status: 'approved',
})
export const Several = scene(listed([makeDocument(), makeRejectedDocument(), approved]))
export const Empty = scene(listed([]))
export const Loading = scene({ [list]: silence })
export const Failed = scene({ [list]: () => refusal('internal') })
