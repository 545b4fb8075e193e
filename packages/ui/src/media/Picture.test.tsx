// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

describe('Picture', () => {
  it('IMAGE-01 offers densities 1 and 2', () => {
    const { container } = render(
      <Picture src="/a.webp" src2x="/a@2x.webp" alt="Reef" width={120} height={160} />,
    )
    expect(container.querySelector('img')?.getAttribute('srcset')).toBe('/a.webp 1x, /a@2x.webp 2x')
  })

  it('keeps its place and waits until it is near, unless it is part of the first screen', () => {
    const { container, rerender } = render(
      <Picture src="/a.webp" alt="" width={120} height={160} color="#112233" />,
    )
    const image = () => container.querySelector('img')
    expect(image()?.getAttribute('width')).toBe('120')
    expect(image()?.getAttribute('height')).toBe('160')
    expect(image()?.getAttribute('loading')).toBe('lazy')
    expect(image()?.getAttribute('style')).toContain('#112233')
    rerender(
      <Picture
        src="/a.webp"
        alt=""
        width={120}
        height={160}
        loading="eager"
        fetchPriority="high"
      />,
    )
    expect(image()?.getAttribute('loading')).toBe('eager')
    expect(image()?.getAttribute('fetchpriority')).toBe('high')
  })
})
