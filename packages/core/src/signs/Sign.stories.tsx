import { iconNames, Inline } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as grid from '../shell/FeatureGrid.css.ts'
import { drawingOf } from './drawings.ts'
import { Sign } from './Sign.tsx'

const meta: Meta<typeof Sign> = { title: 'Shell/Signs', component: Sign }
export default meta

/** Every drawing, as the menu shows them; one that has none is the symbol itself. */
export const All: StoryObj = {
  render: () => (
    <Inline gap={3}>
      {[...iconNames.filter(drawingOf), 'camera' as const].map((name) => (
        <span key={name} className={grid.seal}>
          <Sign name={name} className={grid.sign} />
        </span>
      ))}
    </Inline>
  ),
}
