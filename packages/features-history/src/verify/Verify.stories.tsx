import { inApp, makePlayer } from '@marquee/core/testing'
import { type FairRecord, verifyRound } from '@marquee/game-math/fairness'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { history } from '../feature.ts'
import { makeDrawnRound } from '../testing/makeDrawn.ts'
import { fieldsFromRound, noFields, readFields } from './fields.ts'
import { Result } from './Result.tsx'
import { VerifyPage } from './VerifyPage.tsx'

const meta: Meta = { title: 'History/Check a round' }
export default meta

const drawn = makeDrawnRound()
const app = {
  brand: { features: [history()] },
  player: makePlayer(),
  path: `/verify?round=${drawn.round.id}`,
  answers: {
    [`GET /rest/history/rounds/${drawn.round.id}/`]: { success: true, data: drawn },
  },
}

export const Page: StoryObj = { decorators: [inApp(app)], render: () => <VerifyPage /> }

const { record } = readFields(fieldsFromRound(drawn.fairness, drawn.round.outcome) ?? noFields)

const result = (change: Partial<FairRecord>): StoryObj => ({
  decorators: [inApp(app)],
  render: () => {
    if (!record) throw new Error('The round of the story cannot be read.')
    const given = { ...record, ...change }
    return <Result record={given} result={verifyRound(given)} unit="coins" />
  },
})

export const Right = result({})
export const Wrong = result({ nonce: 4 })
export const Partly = result({ outcome: undefined })
