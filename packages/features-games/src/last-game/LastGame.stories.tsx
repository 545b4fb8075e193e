import type { Meta, StoryObj } from '@storybook/react-vite'
import { inGames } from '../testing/storyApp.ts'
import { LastGame } from './LastGame.tsx'

const meta: Meta<typeof LastGame> = { title: 'Games/Last game', component: LastGame }
export default meta

export const Played: StoryObj = { decorators: [inGames()] }
