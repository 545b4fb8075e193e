import type { ModalProps } from '@marquee/core'
import { type Answer, inApp, makePlayer, refusal, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { history } from '../feature.ts'
import { makeCommitment, makeDrawnRound, makeRevealed } from '../testing/makeDrawn.ts'
import { CheckRound } from './CheckRound.tsx'
import { FairnessModal } from './FairnessModal.tsx'

const meta: Meta = { title: 'History/Fairness', parameters: { notFor: ['guest'] } }
export default meta

const frame: ModalProps['frame'] = {
  open: true,
  onOpenChange: () => {},
  onOpenChangeComplete: () => {},
}

const scene = (answer: Answer): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [history()] },
      player: makePlayer(),
      answers: { 'GET /rest/fairness/': answer },
    }),
  ],
  render: () => <FairnessModal name="fairness" props={{}} close={() => {}} frame={frame} />,
})

export const Seeds = scene({
  success: true,
  data: { current: makeCommitment(), revealed: [makeRevealed()] },
})
export const None = scene({ success: true, data: { current: null, revealed: [] } })
export const Loading = scene(silence)
export const Failed = scene(refusal('internal'))

const { fairness, round } = makeDrawnRound()
export const Rounds: StoryObj = {
  decorators: [inApp({ brand: { features: [history()] }, player: makePlayer() })],
  render: () => (
    <>
      <CheckRound roundId={round.id} fairness={fairness} onLeave={() => {}} />
      <CheckRound
        roundId={round.id}
        fairness={{ ...fairness, serverSeed: null }}
        onLeave={() => {}}
      />
      <CheckRound roundId={round.id} fairness={null} onLeave={() => {}} />
    </>
  ),
}
