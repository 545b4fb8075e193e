import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { bonuses } from '../feature.ts'
import { makeBonus } from '../testing/makeBonus.ts'
import { FreeBonusesModal } from './FreeBonusesModal.tsx'
import { FreeBonusModal } from './FreeBonusModal.tsx'

const list = 'GET /rest/bonus-offer/get-bonuses/'
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const waiting = {
  success: true,
  data: { bonuses: [makeBonus(), makeBonus({ bonusId: 13, bonusAmount: 12_550 })] },
}
const scene = (
  render: StoryObj['render'],
  answers: TestAppOptions['answers'] = { [list]: waiting },
): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [bonuses()] },
      player: makePlayer(),
      answers,
    }),
  ],
  render,
})
const all = () => <FreeBonusesModal name="free-bonuses" props={{}} close={() => {}} frame={frame} />

const meta: Meta = { title: 'Bonuses/Free bonus', parameters: { notFor: ['guest'], bare: true } }
export default meta

export const Credited = scene(() => (
  <FreeBonusModal name="free-bonus" props={{ amount: 500 }} close={() => {}} frame={frame} />
))
export const Waiting = scene(all)
export const Empty = scene(all, { [list]: { success: true, data: { bonuses: [] } } })
export const Loading = scene(all, { [list]: silence })
export const Failed = scene(all, { [list]: () => refusal('unavailable') })
