import { describe, expect, it } from 'vitest'
import { lightness } from '../../colour.ts'
import { games } from '../../games.ts'
import { palettes } from '../../palettes.ts'
import { sceneIds, scenes } from '../../scenes.ts'
import { checkSvg } from '../../testing/checkSvg.ts'
import { drawScene } from '../index.ts'
import { featureLook } from './index.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 720 }

/** What is drawn, without its colours and the names of its gradients. */
const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)

describe('featureLook', () => {
  it.each(sceneIds.map((id) => [id]))(
    'draws the free spins of %s in every shape, the same each time',
    (id) => {
      const look = featureLook(id, palettes[scenes[id].palettes[0]])!
      for (const size of [phone, wide]) {
        const svg = look.draw(size)
        checkSvg(svg)
        expect(look.draw(size)).toBe(svg)
        expect(svg.length).toBeLessThan(260_000)
      }
    },
  )

  it.each(sceneIds.map((id) => [id]))('draws for %s another picture than its own', (id) => {
    const own = palettes[scenes[id].palettes[0]]
    const base = new Set(shapes(drawScene(id, own, wide)))
    const feature = shapes(featureLook(id, own)!.draw(wide))
    const shared = feature.filter((d) => base.has(d)).length
    expect(feature.length).toBeGreaterThan(40)
    // The sheet that a sky fills is the same; what stands in it is not.
    expect(shared / feature.length).toBeLessThan(0.2)
  })

  it('draws no two places alike', () => {
    const drawn = sceneIds.map((id) => shapes(featureLook(id, palettes.ink)!.draw(wide)).join())
    expect(new Set(drawn).size).toBe(sceneIds.length)
  })

  it('gives every game other colours in its free spins than its own', () => {
    for (const { title, skin } of games) {
      const { palette } = featureLook(skin.scene, skin.palette)!
      expect(palette.id, title).not.toBe(skin.palette.id)
      expect(palette.mid, title).not.toBe(skin.palette.mid)
    }
  })

  it('gives reels a ground that symbols stand out from', () => {
    for (const id of sceneIds)
      for (const own of Object.values(palettes)) {
        const { deep, shadow } = featureLook(id, own)!.palette
        expect(lightness(deep), id).toBeLessThan(0.3)
        expect(lightness(shadow), id).toBeLessThan(0.15)
      }
  })

  it('knows no look of a place that is not in the catalogue', () => {
    expect(featureLook('a-place-of-another-studio', palettes.dusk)).toBeNull()
  })
})
