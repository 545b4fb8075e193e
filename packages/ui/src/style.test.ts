import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '@marquee/theme'
import { expect, it } from 'vitest'
import { media } from './style.ts'

it('IMAGE-04 has the screen widths of the specification, and rules begin at them', () => {
  expect(screens).toEqual({ xs: 320, sm: 576, md: 768, lg: 1024, xl: 1280, xxl: 1400, '2xl': 1536 })
  for (const [name, rule] of Object.entries(media)) {
    expect(rule).toBe(`screen and (min-width: ${screens[name as keyof typeof screens]}px)`)
  }
})

it('what is scrolled to stands below the header of whichever navigation, not a guessed way down', () => {
  const packages = path.resolve(import.meta.dirname, '../..')
  const files = globSync('*/src/**/*.css.ts', { cwd: packages })
  expect(files.length).toBeGreaterThan(100)
  const guessed = files.filter((file) =>
    /scrollMarginBlock(Start)?: ['`]\d/.test(readFileSync(path.join(packages, file), 'utf8')),
  )
  expect(guessed).toEqual([])
})
