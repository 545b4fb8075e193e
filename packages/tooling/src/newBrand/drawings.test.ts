import { describe, expect, it } from 'vitest'
import { drawingsOf } from './drawings.ts'

const sizeOf = (drawing = '') => {
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(drawing) ?? []
  return [Number(width), Number(height)]
}

describe('the drawings of a new brand', () => {
  it('are the same for the same name, and others for another, each of them', () => {
    const one = drawingsOf('RiverBoat')
    const other = drawingsOf('Nightgarden')
    expect(drawingsOf('RiverBoat')).toEqual(one)
    expect(Object.keys(other)).toEqual(Object.keys(one))
    for (const [file, drawing] of Object.entries(one)) expect(drawing, file).not.toBe(other[file])
  })

  it('have the sizes that headers, browsers and other sites ask for', () => {
    const { logo, mark, favicon, icon, social, hero, heroNarrow, notFound } = drawingsOf(
      'The Longest Name Of A Brand',
    )
    expect([mark, favicon, icon, social, hero, heroNarrow, notFound].map(sizeOf)).toEqual([
      [64, 64],
      [64, 64],
      [512, 512],
      [1200, 630],
      [1600, 900],
      [900, 1200],
      [480, 360],
    ])
    const [width = 0, height] = sizeOf(logo)
    expect(height).toBe(64)
    expect(width).toBeLessThanOrEqual(330)
  })

  it('write accents and figures, and say what to do where no face has a letter', () => {
    for (const name of ['Café 21', 'Ñandú']) expect(drawingsOf(name).logo).toContain('<path')
    expect(() => drawingsOf('Москва')).toThrow('Write it in Latin letters for now')
  })
})
