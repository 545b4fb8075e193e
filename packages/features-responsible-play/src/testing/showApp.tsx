import type { ResponsiblePlayStatus } from '@marquee/contract'
import { type Answers, makeApp, makePlayer } from '@marquee/core/testing'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { responsiblePlay } from '../feature.ts'
import { makeStatus } from './makeStatus.ts'

const statusPath = 'GET /rest/responsible-play/'
export const answered = (data: unknown) => ({ success: true, data })

/** A page of the feature for a player with this status. */
export async function showApp(
  content: ReactNode,
  {
    status = makeStatus(),
    answers = {},
  }: { status?: ResponsiblePlayStatus; answers?: Answers } = {},
) {
  const app = await makeApp({
    player: makePlayer(),
    brand: { features: [responsiblePlay()] },
    data: [[['responsible-play', 'status'], status]],
    answers: { [statusPath]: answered(status), ...answers },
  })
  render(<app.Frame>{content}</app.Frame>)
  return app
}
