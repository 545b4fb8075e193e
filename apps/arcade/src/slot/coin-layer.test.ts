import { type Adapter, DOMAdapter, Texture } from 'pixi.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SlotLayout } from '../stage/layout.ts'
import { makeMotion } from '../stage/motion.ts'
import { makeCoinLayer } from './coin-layer.ts'

const coin = { reel: 4, row: 1, multiple: 2 }
const layoutAt = (x: number): SlotLayout => ({
  reels: { x, y: 0, width: 500, height: 300 },
  cell: { width: 100, height: 100 },
  symbol: 90,
  frame: 8,
  rows: 3,
  count: 5,
})

function makeLayer() {
  const motion = makeMotion()
  let layout = layoutAt(0)
  const coins = makeCoinLayer(motion, {
    layout: () => layout,
    texture: () => Texture.WHITE,
    label: ({ multiple }) => String(multiple),
    colours: { text: '#fff', edge: '#000' },
    font: () => 'serif',
    reducedMotion: () => false,
  })
  const move = (x: number) => {
    layout = layoutAt(x)
    coins.place()
  }
  return { motion, coins, move }
}

describe('coins above the reels', () => {
  beforeAll(() => {
    // Letters are measured by a browser.
    const context = { measureText: () => ({ width: 20 }), font: '' }
    const canvas = { getContext: () => context, width: 0, height: 0 }
    const adapter = { createCanvas: () => canvas, getCanvasRenderingContext2D: () => Object }
    DOMAdapter.set(adapter as unknown as Adapter)
  })

  it('lets a feature clear the reels while a coin is still landing', () => {
    const { motion, coins } = makeLayer()
    coins.add(coin, true)
    motion.tick(310)
    coins.clear()
    expect(() => motion.tick(326)).not.toThrow()
    expect(motion.active()).toBe(false)
  })

  it('lets a press skip what is left of a landing whose coin is gone', () => {
    const { motion, coins } = makeLayer()
    coins.add(coin, true)
    coins.clear()
    expect(() => motion.skip()).not.toThrow()
  })

  it('moves every coin with the reels, also while they flash', async () => {
    const { motion, coins, move } = makeLayer()
    coins.add(coin, false)
    coins.add({ ...coin, reel: 0 }, false)
    const flashed = coins.flash()
    motion.tick(100)
    move(40)
    expect(coins.container.children.map(({ x }) => x)).toEqual([490, 90])
    motion.tick(1_000)
    await flashed
    coins.clear()
    move(0)
    expect(coins.container.children).toHaveLength(0)
  })
})
