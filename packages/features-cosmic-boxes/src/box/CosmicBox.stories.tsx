import { inApp } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cosmicBoxes } from '../feature.ts'
import * as css from '../page/BoxSky.css.ts'
import type { BoxName } from './boxShape.ts'
import { BoxDrawing } from './CosmicBox.tsx'

const meta: Meta<typeof BoxDrawing> = {
  title: 'Cosmic Boxes/Shapes',
  component: BoxDrawing,
  decorators: [inApp({ brand: { features: [cosmicBoxes()] }, data: makePageData() })],
}
export default meta

const states = ['closed', 'turning', 'open'] as const

/** One shape, before, while and after it is opened, in both colours. */
const scene = (shape: BoxName): StoryObj => ({
  render: () => (
    <div data-mode="dark" className={css.sky}>
      <ul className={css.boxes} aria-hidden="true">
        {states.map((reveal, index) => (
          <li key={reveal} className={css.place}>
            <BoxDrawing shape={shape} number={index + 1} reveal={reveal} />
          </li>
        ))}
      </ul>
    </div>
  ),
})

export const Case = scene('case')
export const Gift = scene('gift')
export const Lantern = scene('lantern')
export const Safe = scene('safe')
export const Lunchbox = scene('lunchbox')
export const Jack = scene('jack')
export const Cabinet = scene('cabinet')
export const Shell = scene('shell')
export const Chest = scene('chest')
export const Capsule = scene('capsule')
