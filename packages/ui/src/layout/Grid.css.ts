import { createVar, style } from '@vanilla-extract/css'

export const smallest = createVar()
export const grid = style({
  vars: { [smallest]: '16rem' },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr))`,
})
