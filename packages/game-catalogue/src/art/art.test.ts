import { describe, expect, it } from 'vitest'
import { palettes } from '../palettes.ts'
import { sceneIds, scenes } from '../scenes.ts'
import { symbolIds } from '../symbol-ids.ts'
import { checkSvg } from '../testing/checkSvg.ts'
import { drawScene, drawSymbol } from './index.ts'

describe('drawSymbol', () => {
  it.each(symbolIds.map((id) => [id]))('draws %s well-formed, the same each time', (id) => {
    const svg = drawSymbol(id, palettes.dusk)
    checkSvg(svg)
    expect(drawSymbol(id, palettes.dusk)).toBe(svg)
    expect(svg.length).toBeGreaterThan(1500)
  })

  it('has at least 60 symbols, no two alike', () => {
    expect(symbolIds.length).toBeGreaterThanOrEqual(60)
    const bodies = symbolIds.map((id) => drawSymbol(id, palettes.dusk).replaceAll(`s-${id}-`, ''))
    expect(new Set(bodies).size).toBe(symbolIds.length)
  })

  it('gives the gradients of each symbol and palette ids of their own', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    const all = [
      ...idsOf(drawSymbol('koi', palettes.dusk)),
      ...idsOf(drawSymbol('koi', palettes.jade)),
      ...idsOf(drawSymbol('owl', palettes.dusk)),
    ]
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('drawScene', () => {
  it.each(sceneIds.map((id) => [id]))('draws %s in every palette and shape', (id) => {
    for (const palette of scenes[id].palettes) {
      checkSvg(drawScene(id, palettes[palette], { width: 240, height: 320 }))
    }
    const wide = drawScene(id, palettes.dusk, { width: 1280, height: 720 })
    checkSvg(wide)
    expect(wide).toContain('viewBox="0 0 1138 640"')
    expect(drawScene(id, palettes.dusk, { width: 1280, height: 720 })).toBe(wide)
  })

  it('varies with the seed', () => {
    const size = { width: 240, height: 320 }
    const one = drawScene('harbour', palettes.dusk, { ...size, seed: 'one' })
    expect(drawScene('harbour', palettes.dusk, { ...size, seed: 'two' })).not.toBe(one)
  })
})
