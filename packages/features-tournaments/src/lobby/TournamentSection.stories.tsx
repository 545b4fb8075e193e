import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { tournaments } from '../feature.ts'
import { GameLine } from '../game/GameLine.tsx'
import { makeStanding, makeTournament } from '../testing/makeTournament.ts'
import { TournamentSection } from './TournamentSection.tsx'

const meta: Meta = {
  title: 'Tournaments/Elsewhere',
  parameters: { notFor: ['guest', 'restricted'] },
}
export default meta

const scene = (tournament = makeTournament()): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [tournaments()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [
        ...makePageData(),
        [['tournaments', 'running'], [tournament]],
        [['tournaments', 'game', 7], tournament],
      ],
    }),
  ],
})

export const OnTheLobby: StoryObj = {
  ...scene(makeTournament({ playerData: makeStanding() })),
  render: () => <TournamentSection />,
}
export const NotInYet: StoryObj = { ...scene(), render: () => <TournamentSection /> }
export const UnderTheStage: StoryObj = {
  ...scene(makeTournament({ playerData: makeStanding() })),
  render: () => <GameLine gameId={7} />,
}
export const UnderTheStageNotYet: StoryObj = { ...scene(), render: () => <GameLine gameId={7} /> }
