import { Container, Sprite, Texture } from 'pixi.js'
import type { SymbolId } from '@marquee/game-math'
import { ease } from '../stage/motion.ts'
import type { Motion } from '../stage/motion.ts'

/** Symbols passing each millisecond at full speed. */
const speed = 0.021
const accelerateMs = 260
export const landMs = 560

export type SymbolTextures = Record<SymbolId, { sharp: Texture; blurred: Texture }>

export type Reel = {
  container: Container
  place: (x: number, y: number, cell: { width: number; height: number }) => void
  dress: (textures: SymbolTextures, symbolSize: number) => void
  /** Shows three symbols at rest, whatever the strip says there. */
  show: (symbols: readonly SymbolId[]) => void
  start: (strip: readonly SymbolId[]) => void
  /** Comes to rest with `stop` as the top row when the clock reads `at`. */
  rest: (stop: number, at: number) => Promise<void>
  sprite: (row: number) => Sprite
  /** Takes symbols away and lets the ones above fall, until `symbols` are in view. */
  fall: (removed: readonly number[], symbols: readonly SymbolId[]) => Promise<void>
}

/** A fall of one row takes this long, of more rows a little longer. */
const fallMs = 300

export function makeReel(motion: Motion, reducedMotion: () => boolean, rows: number): Reel {
  const container = new Container()
  const sprites = Array.from({ length: rows + 1 }, () =>
    container.addChild(new Sprite({ anchor: 0.5 })),
  )
  let cell = { width: 1, height: 1 }
  let size = 1
  let textures: SymbolTextures | undefined
  let strip: readonly SymbolId[] = ['low1']
  let upcoming = strip
  let shown: readonly SymbolId[] | null = null
  let position = 0
  let blurred = false
  let moving: (() => void) | undefined

  const draw = () => {
    const first = Math.floor(position)
    const part = position - first
    sprites.forEach((sprite, row) => {
      const index = (((first + row) % strip.length) + strip.length) % strip.length
      const symbol = shown?.[row] ?? strip[index]!
      const pair = textures?.[symbol]
      sprite.texture = (blurred ? pair?.blurred : pair?.sharp) ?? Texture.EMPTY
      sprite.setSize(size)
      sprite.position.set(cell.width / 2, (row - part + 0.5) * cell.height)
      sprite.visible = !(shown && row === rows)
      sprite.rotation = 0
      sprite.alpha = 1
    })
  }

  const stopMoving = () => {
    moving?.()
    moving = undefined
  }

  return {
    container,
    sprite: (row) => sprites[row]!,
    place: (x, y, next) => {
      cell = next
      container.position.set(x, y)
      draw()
    },
    dress: (next, symbolSize) => {
      textures = next
      size = symbolSize
      draw()
    },
    show: (symbols) => {
      stopMoving()
      shown = symbols
      position = 0
      blurred = false
      container.alpha = 1
      draw()
    },
    fall: async (removed, symbols) => {
      const kept = sprites
        .map((_, row) => row)
        .filter((row) => row < rows && !removed.includes(row))
      shown = symbols
      draw()
      if (removed.length === 0 || reducedMotion()) return
      const from = symbols.map((_, row) =>
        row < removed.length ? row - removed.length : kept[row - removed.length]!,
      )
      const ms = fallMs + 60 * removed.length
      await motion.run(
        ms,
        (share) => {
          const eased = ease.back(share)
          from.forEach((first, row) => {
            sprites[row]!.y = (first + (row - first) * eased + 0.5) * cell.height
          })
        },
        { skippable: true },
      )
      draw()
    },
    start: (next) => {
      stopMoving()
      upcoming = next
      if (reducedMotion()) {
        const from = motion.now()
        moving = motion.each(() => {
          container.alpha = Math.max(0.12, 1 - (motion.now() - from) / 300)
        })
        return
      }
      // Goes on from what is in view: the old symbols leave before the strip runs.
      const leaving = shown
      strip = leaving ? [...next, ...leaving] : next
      position = leaving ? next.length : position
      shown = null
      let age = 0
      moving = motion.each((delta) => {
        age += delta
        const pace = Math.min(1, (age / accelerateMs) ** 2)
        blurred = pace > 0.6
        position -= speed * pace * delta
        if (strip !== next && position < next.length - 4) strip = next
        draw()
      })
    },
    rest: async (stop, at) => {
      await motion.wait(Math.max(0, at - landMs - motion.now()))
      stopMoving()
      if (reducedMotion()) {
        shown = null
        strip = upcoming
        position = stop
        draw()
        await motion.run(landMs, (share) => (container.alpha = Math.max(0.12, share)))
        return
      }
      shown = null
      strip = upcoming
      blurred = false
      const distance = (speed * landMs) / 4.2
      await motion.run(landMs, (share) => {
        position = stop + distance * (1 - ease.back(share))
        draw()
      })
    },
  }
}
