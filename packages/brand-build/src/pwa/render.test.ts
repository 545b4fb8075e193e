import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderPng } from './render.ts'

const square = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${colour}"/></svg>`,
  )

let cache: string
beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'icons-'))
})
afterEach(() => rm(cache, { recursive: true }))

describe('renderPng', () => {
  it('draws at the size asked for, larger than the drawing says of itself too', async () => {
    const png = await renderPng({ drawing: square('#ff0000'), width: 512, height: 512 }, cache)
    const { width, height, format } = await sharp(png).metadata()
    expect({ width, height, format }).toEqual({ width: 512, height: 512, format: 'png' })
    const { dominant } = await sharp(png).stats()
    expect(dominant.r).toBeGreaterThan(200)
  })

  it('renders the same drawing and size once, and each other one anew', async () => {
    const small = { drawing: square('#00ff00'), width: 32, height: 32 }
    const first = await renderPng(small, cache)
    expect(await renderPng(small, cache)).toEqual(first)
    expect(await readdir(cache)).toHaveLength(1)
    await renderPng({ ...small, width: 48, height: 48 }, cache)
    await renderPng({ ...small, drawing: square('#0000ff') }, cache)
    expect(await readdir(cache)).toHaveLength(3)
  })
})
