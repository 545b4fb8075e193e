import { inApp } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lottery } from '../feature.ts'
import { makeLotteryInfo } from '../testing/makeLottery.ts'
import { DrumDrawing } from './Drum.tsx'
import type { DrumName } from './drumShape.ts'

const meta: Meta<typeof DrumDrawing> = {
  title: 'Lottery/Shapes of the drum',
  component: DrumDrawing,
  decorators: [
    inApp({
      brand: { features: [lottery()] },
      data: makePageData({ info: makeLotteryInfo() }),
    }),
  ],
}
export default meta

const row = { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24, maxInlineSize: 960 }

/** One shape: with few tickets, full, and while a draw lasts. */
const scene = (shape: DrumName): StoryObj => ({
  render: () => (
    <div style={row}>
      <DrumDrawing shape={shape} tickets={3} />
      <DrumDrawing shape={shape} tickets={1_000} />
      <DrumDrawing shape={shape} tickets={1_000} isTurning="on" />
    </div>
  ),
})

export const Wheel = scene('wheel')
export const Cage = scene('cage')
export const Bowl = scene('bowl')
export const Hat = scene('hat')
export const Barrel = scene('barrel')
export const Globe = scene('globe')
