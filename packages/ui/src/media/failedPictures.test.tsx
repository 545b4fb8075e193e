import { Tile } from '../game/Tile.tsx'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchPictures } from './failedPictures.ts'

let end: () => void
beforeEach(() => {
  end = watchPictures()
})
afterEach(() => {
  end()
  cleanup()
})

const tile = (src: string) => (
  <Tile title="Lucky Reef" caption="Reefworks" cover={{ src }} render={<a href="#reef" />} />
)
const pictureOf = (container: HTMLElement) => container.querySelector('img')!

describe('a picture that does not load', () => {
  it('has the name of its tile in its place', () => {
    const { container } = render(tile('/reef.webp'))
    const picture = pictureOf(container)
    Object.defineProperty(picture.parentElement, 'clientWidth', { value: 112 })
    expect(picture.dataset.failed).toBeUndefined()
    fireEvent.error(picture)
    expect(picture.dataset.failed).toBe('')
    expect(picture.parentElement?.dataset.lettering).toBe('Lucky Reef')
  })

  it('has one letter where there is room for no more', () => {
    const { container } = render(tile('/reef.webp'))
    fireEvent.error(pictureOf(container))
    expect(pictureOf(container).parentElement?.dataset.lettering).toBe('L')
  })

  it('goes by its own words first, and leaves a place that others share', () => {
    const { container } = render(
      <div>
        <img src="/banner.webp" alt="A reef by night" />
        <p>Words of a banner</p>
      </div>,
    )
    fireEvent.error(pictureOf(container))
    expect(pictureOf(container).dataset.failed).toBe('')
    expect(pictureOf(container).parentElement?.dataset.lettering).toBeUndefined()
  })

  it('stands in its place again once it came', () => {
    const { container } = render(tile('/reef.webp'))
    fireEvent.error(pictureOf(container))
    fireEvent.load(pictureOf(container))
    expect(pictureOf(container).dataset.failed).toBeUndefined()
    expect(pictureOf(container).parentElement?.dataset.lettering).toBeUndefined()
  })

  it('is found where it failed before anybody watched', () => {
    end()
    const { container } = render(tile('/reef.webp'))
    for (const [name, value] of Object.entries({
      complete: true,
      currentSrc: '/reef.webp',
      naturalWidth: 0,
    }))
      Object.defineProperty(pictureOf(container), name, { value })
    end = watchPictures()
    expect(pictureOf(container).dataset.failed).toBe('')
  })
})
