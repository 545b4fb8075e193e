import { type Answer, inApp, makePlayer, refusal } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { history } from '../feature.ts'
import { makeReplayed } from '../testing/makeReplayed.ts'
import { makeShared } from '../testing/makeShared.ts'
import { LinkedRound } from './SharedPage.tsx'
import { ShareRound } from './ShareRound.tsx'

const meta: Meta = { title: 'History/Shared round' }
export default meta

const linkId = makeShared().id
const sharedOf = ({ outcome, launch }: ReturnType<typeof makeReplayed>) => {
  const { cost, win } = outcome
  const { title } = launch.game
  return makeShared({ title, launch, outcome, cost, win, multiple: win / cost })
}
const won = sharedOf(makeReplayed(({ win, cost }) => win > cost * 5))
const lost = sharedOf(makeReplayed(({ win }) => win === 0))

const scene = (answer: Answer): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [history()] },
      path: `/replay/${linkId}`,
      answers: { [`GET /rest/shared-rounds/${linkId}/`]: answer },
    }),
  ],
  render: () => <LinkedRound linkId={linkId} />,
})

export const Won = scene({ success: true, data: won })
export const Lost = scene({ success: true, data: lost })
export const Failed = scene(refusal('internal'))

export const Link: StoryObj = {
  decorators: [inApp({ brand: { features: [history()] }, player: makePlayer() })],
  render: () => (
    <ShareRound
      roundId="5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001"
      link={{ id: linkId, expiresAt: Date.UTC(2027, 1, 1) }}
    />
  ),
}
