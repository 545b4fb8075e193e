import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qrPath.ts'

/** Draws the path back into modules. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) {
      const row = rows[Number(y)]
      if (row) row[Number(x) + step] = true
    }
  }
  return rows
}

describe('qrPath', () => {
  it('draws every dark module and no light one', () => {
    const { data } = encode('https://brand.test/?invited_by=K7QWERTZ')
    expect(modulesOf(qrPath(data))).toEqual(data)
  })
})
