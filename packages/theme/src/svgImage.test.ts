import { describe, expect, it } from 'vitest'
import { svgCover, svgImage } from './svgImage.ts'

describe('svgImage', () => {
  it('gives a CSS url that decodes to the drawing at its intrinsic size', () => {
    const image = svgImage(20, 8, '<path fill="#e6fb12" d="M0 0h50%"/>')
    const address = /^url\("(data:image\/svg\+xml,[^"]+)"\)$/.exec(image)?.[1] ?? ''
    expect(decodeURIComponent(address)).toBe(
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='20' height='8' viewBox='0 0 20 8'><path fill='#e6fb12' d='M0 0h50%'/></svg>",
    )
  })
})

describe('svgCover', () => {
  it('has no size of its own, so that it is as large as what it lies on', () => {
    const image = svgCover('<circle cx="88%" r="9"/>')
    expect(image).toContain("%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Ccircle")
    expect(image).not.toMatch(/width|height|viewBox/)
  })
})
