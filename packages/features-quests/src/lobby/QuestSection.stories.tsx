import type { Quest } from '../contract/schemas.ts'
import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { quests } from '../feature.ts'
import { makeQuest, withToday } from '../testing/makeQuest.ts'
import { QuestSection } from './QuestSection.tsx'

const meta: Meta = { title: 'Quests/Lobby', parameters: { notFor: ['guest', 'restricted'] } }
export default meta

const scene = (quest: Quest): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [quests()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['quests', 'current'], quest]],
    }),
  ],
  render: () => <QuestSection />,
})

export const Today = scene(makeQuest())
export const ToClaim = scene(withToday({ isCompleted: true, progress: { current: 5, target: 5 } }))
