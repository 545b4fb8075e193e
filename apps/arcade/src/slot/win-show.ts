import { Container, Graphics } from 'pixi.js'
import type { StepWin } from '@marquee/game-math'
import type { SlotLayout } from '../stage/layout.ts'
import type { Motion } from '../stage/motion.ts'
import type { Reel } from './reel.ts'

const dimmed = 0x6a6a78
/** How long each win is shown alone while the game waits. */
const turnMs = 1400

export type WinShow = {
  container: Container
  /** Lights up all wins together, then one after the other until `clear`. */
  show: (wins: readonly StepWin[]) => void
  clear: () => void
}

/** Marks winning lines and symbols on the reels. */
export function makeWinShow(
  motion: Motion,
  reels: readonly Reel[],
  options: { layout(): SlotLayout; colours: string[] },
  reducedMotion: () => boolean,
): WinShow {
  const container = new Container()
  const lines = container.addChild(new Graphics())
  let end: (() => void) | undefined

  const centre = (reel: number, row: number) => {
    const { reels: area, cell } = options.layout()
    return [area.x + (reel + 0.5) * cell.width, area.y + (row + 0.5) * cell.height] as const
  }

  const light = (wins: readonly StepWin[], withLines: boolean) => {
    const { cell } = options.layout()
    const winning = new Set(wins.flatMap((win) => win.cells.map((at) => `${at.reel}/${at.row}`)))
    reels.forEach((reel, index) => {
      for (let row = 0; row < options.layout().rows; row++) {
        reel.sprite(row).tint = winning.has(`${index}/${row}`) ? 0xffffff : dimmed
      }
    })
    lines.clear()
    wins.forEach((win, order) => {
      const colour = options.colours[order % options.colours.length]!
      if (win.kind === 'line' && withLines) {
        const points = win.cells.map(({ reel, row }) => centre(reel, row))
        points.forEach(([x, y], at) => (at === 0 ? lines.moveTo(x, y) : lines.lineTo(x, y)))
        lines.stroke({ color: '#000000', alpha: 0.5, width: 8, cap: 'round', join: 'round' })
        points.forEach(([x, y], at) => (at === 0 ? lines.moveTo(x, y) : lines.lineTo(x, y)))
        lines.stroke({ color: colour, width: 4, cap: 'round', join: 'round' })
      }
      for (const at of win.cells) {
        const [x, y] = centre(at.reel, at.row)
        lines
          .roundRect(
            x - cell.width / 2 + 3,
            y - cell.height / 2 + 3,
            cell.width - 6,
            cell.height - 6,
            10,
          )
          .stroke({ color: colour, width: 3, alpha: 0.95 })
      }
    })
    return winning
  }

  const clear = () => {
    end?.()
    end = undefined
    lines.clear()
    for (const reel of reels) {
      for (let row = 0; row <= options.layout().rows; row++) {
        const sprite = reel.sprite(row)
        sprite.tint = 0xffffff
        sprite.rotation = 0
      }
    }
  }

  return {
    container,
    clear,
    show: (wins) => {
      clear()
      if (wins.length === 0) return
      let age = 0
      let turn = -1
      const sizes = reels.map((reel) => reel.sprite(0).scale.x)
      let winning = light(wins, true)
      const stop = motion.each((delta) => {
        age += delta
        const next = Math.floor(age / turnMs) - 1
        if (next !== turn && wins.length > 1) {
          turn = next
          winning = light([wins[turn % wins.length]!], true)
        }
        const calm = reducedMotion()
        reels.forEach((reel, index) => {
          for (let row = 0; row < options.layout().rows; row++) {
            const sprite = reel.sprite(row)
            const wins = winning.has(`${index}/${row}`) && !calm
            // A wave of hops from the left: each symbol swells, leans over and comes back.
            const beat = wins ? Math.sin(Math.max(0, age / 150 - index * 0.7)) : 0
            sprite.scale.set(sizes[index]! * (1 + 0.11 * Math.max(0, beat)))
            sprite.rotation = 0.09 * Math.sin(age / 240 + index) * Math.max(0, beat)
          }
        })
      })
      end = () => {
        stop()
        reels.forEach((reel, index) => {
          for (let row = 0; row < options.layout().rows; row++)
            reel.sprite(row).scale.set(sizes[index])
        })
      }
    },
  }
}
