import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout/Stack.tsx'
import { sampleGames } from '../storySamples.ts'
import { Picture } from './Picture.tsx'

const meta: Meta<typeof Picture> = { title: 'Media/Picture', component: Picture }
export default meta

export const LoadedAndLoading: StoryObj = {
  render: () => (
    <Inline gap={4} wrap={false}>
      <Picture {...sampleGames[0].cover} alt="A drop above a reef" width={180} height={240} />
      <Picture src="data:," color="#7a1f1a" alt="" width={180} height={240} />
    </Inline>
  ),
}
