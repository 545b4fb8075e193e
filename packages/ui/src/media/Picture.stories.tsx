import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout/Stack.tsx'
import { gamesIn } from '../storyGames.ts'
import { Picture } from './Picture.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Picture> = {
  title: 'Media/Picture',
  component: Picture,
  tags: ['autodocs'],
  parameters: {
    withGames: true,
    usage: {
      when: [
        'For any raster picture: covers, banners, art.',
        'With `sources` where a phone needs another crop; with `fill` in a box with its own proportions.',
      ],
      whenNot: ['For icons: use `Icon`.', 'For texture: it belongs to the theme.'],
      accessibility: [
        '`alt` says what the picture shows, in the language of the page; leave it empty for decoration.',
        'Do not put words in pictures: they cannot be translated or enlarged.',
        'Width and height keep the place, so that nothing jumps.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const LoadedAndLoading: StoryObj = {
  render: (_args, context) => (
    <Inline gap={4} wrap={false}>
      {gamesIn(context, 1).map(({ title, cover }) => (
        <Picture key={title} {...cover} alt={title} width={180} height={240} />
      ))}
      <Picture src="data:," color="#7a1f1a" alt="" width={180} height={240} />
    </Inline>
  ),
}
