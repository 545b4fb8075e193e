import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { renderCover } from './render.ts'

afterEach(() => vi.restoreAllMocks())

it('IMAGE-02 encodes both densities at quality 75', async () => {
  const encode = vi.spyOn(sharp.prototype as { webp: (options: object) => unknown }, 'webp')
  const { images } = await renderCover(
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="#276"/></svg>',
  )
  expect(encode.mock.calls.map(([options]) => (options as { quality: number }).quality)).toEqual([
    75, 75,
  ])
  expect((await sharp(images[2]).metadata()).format).toBe('webp')
})
