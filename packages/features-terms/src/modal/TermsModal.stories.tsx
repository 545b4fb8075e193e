import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { terms } from '../feature.ts'
import { makeFirstTerm, makeTerm } from '../testing/makeTerm.ts'
import { TermsModal } from './TermsModal.tsx'

const open = 'GET /rest/terms/unconfirmed/'
const confirm = 'POST /rest/terms/confirm/'
const player = makePlayer({ termsRequirement: [{ id: 12, key: 'terms-of-use' }] })
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (answers: TestAppOptions['answers'] = {}): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [terms()] },
      player,
      answers: {
        [open]: { success: true, data: { terms: [makeTerm()] } },
        'POST /rest/terms/log/': { success: true },
        [confirm]: { success: true },
        ...answers,
      },
    }),
  ],
  render: () => <TermsModal name="terms-confirmation" props={{}} close={() => {}} frame={frame} />,
})

const meta: Meta = { title: 'Terms/Modal', parameters: { bare: true }, globals: { player: 'own' } }
export default meta

export const Changed = scene()
export const FirstTime = scene({ [open]: { success: true, data: { terms: [makeFirstTerm()] } } })
export const SeveralDocuments = scene({
  [open]: {
    success: true,
    data: { terms: [makeTerm(), makeFirstTerm({ id: 13, key: 'privacy', title: 'Privacy' })] },
  },
})
export const Loading = scene({ [open]: silence })
export const Failed = scene({ [open]: () => refusal('internal') })
