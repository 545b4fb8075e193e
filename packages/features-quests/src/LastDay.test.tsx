import type { Quest } from './contract/schemas.ts'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quests } from './feature.ts'
import { LastDay } from './LastDay.tsx'
import { makeQuest, withToday } from './testing/makeQuest.ts'

const done = withToday({ isCompleted: true, progress: { current: 5, target: 5 } })
/** Today is the second day: here it is the last one too. */
const ending = (quest: Quest): Quest => ({
  ...quest,
  playerData: { days: quest.playerData.days.slice(0, 2) },
})

async function show(quest: Quest): Promise<string | null> {
  const { Frame } = await makeApp({ brand: { features: [quests()] }, player: makePlayer() })
  return render(
    <Frame>
      <LastDay quest={quest} />
    </Frame>,
  ).container.textContent
}

it('last day of a quest > says until when earned prizes can be claimed, and what becomes of the rest', async () => {
  expect(await show(ending(done))).toMatch(
    /^Ends today at \d+:\d\d\s[AP]M\. Claim your prize\. If you don’t, we add it to your balance/,
  )
})

it.each([
  ['another day', done],
  ['the last day without a prize', ending(makeQuest())],
])('%s of a quest > says nothing of claiming', async (_when, quest) => {
  expect(await show(quest)).toBe('')
})
