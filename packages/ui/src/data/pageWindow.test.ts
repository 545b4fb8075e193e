import { describe, expect, it } from 'vitest'
import { pageWindow } from './pageWindow.ts'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 7, 8, 9]],
  ])('page %i of %i', (page, count, pages) => {
    expect(pageWindow(page, count)).toEqual(pages)
  })
})
