import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { addressOf, displayFaces, facesOf, fontsOf, fontTokensOf, textFaces } from './type.ts'

const themes = globSync('themes/*/src/fonts.css', { cwd: root }).map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
)

describe('the type of a new brand', () => {
  it.each(Object.values(displayFaces))(
    'has letters of $family in a package of the wordmark',
    (face) => {
      const from = createRequire(path.join(root, 'packages/game-catalogue/package.json'))
      expect(from.resolve(addressOf(face))).toContain(face.file)
    },
  )

  it.each(textFaces)('has letters of $family that some theme reads with these measures', (face) => {
    const [, fallback = ''] = face.stretched.map((share) => `${share}%`)
    const its = themes.filter((theme) => theme.includes(addressOf(face)))
    expect(its.some((theme) => theme.includes(`ascent-override: ${fallback}`))).toBe(true)
  })

  it('is the same for the same name, and another for others', () => {
    expect(fontsOf('RiverBoat')).toBe(fontsOf('RiverBoat'))
    const names = Array.from({ length: 60 }, (_, index) => `Brand ${index}`)
    const pairs = names.map((name) => {
      const { display, text } = facesOf(name)
      return `${display.family} ${text.family}`
    })
    expect(new Set(pairs).size).toBeGreaterThan(25)
  })

  it('loads what its tokens name, a stretched system face too', () => {
    const { display, text } = facesOf('Night Garden')
    for (const { family } of [display, text]) {
      for (const one of [family, `${family} Fallback`]) {
        expect(fontsOf('Night Garden')).toContain(`font-family: '${one}'`)
        expect(fontTokensOf('Night Garden')).toContain(`'${one}'`)
      }
    }
  })

  it('sets wide faces smaller, so that a heading keeps its room', () => {
    const scales = new Map(
      Array.from({ length: 200 }, (_, index) => `Brand ${index}`).map((name) => [
        facesOf(name).display,
        Number(/displayScale: '([\d.]+)'/.exec(fontTokensOf(name))?.[1]),
      ]),
    )
    expect(scales.size).toBe(Object.keys(displayFaces).length)
    for (const [{ family, stretched }, scale] of scales) {
      expect(scale, family).toBeLessThanOrEqual(1.08)
      expect((scale * stretched[0]) / 100, family).toBeLessThan(1.25)
    }
  })
})
