import { kenoText, mostPicks } from '@marquee/game-math'
import type { DrawStep, KenoModel, RoundOutcome } from '@marquee/game-math'
import { burst } from '../effects/burst.ts'
import type { GameView } from '../game-view.ts'
import type { InstantOptions } from '../instant/instant-view.ts'
import { makePace } from '../instant/pace.ts'
import { ease } from '../stage/motion.ts'
import { makeKenoBoard } from './board.ts'
import { ballWays, kenoLayout } from './layout.ts'
import { makeKenoPanel } from './panel.ts'
import { firstPicks, quickPick, togglePick } from './picks.ts'

/** A draw takes so long, in ms; a slow answer shortens it to what the pace rule leaves. */
const drawMs = 3400
/** How long a remark to the player stays, in ms. */
const remarkMs = 1800

/** A board of numbers; twenty balls come to the numbers that were decided. */
export async function makeKenoView(options: InstantOptions<KenoModel>): Promise<GameView> {
  const { stage, model, pictures, skin, context, panel, board, chosen } = options
  const { motion } = stage
  const { narrator, sound, t, formats, reducedMotion } = context
  const pace = makePace(motion, context)
  const coin = await pictures.symbol(skin.symbols.coin ?? 'coin', 48)
  const most = mostPicks(model)

  let layout = kenoLayout(stage.free, model.numbers)
  let picks = chosen ? chosen.split(',').map(Number) : firstPicks(context.seed, model.numbers)
  let drawn = new Set<number>()
  let isLocked = false

  const remark = (text: string) => {
    narrator.badge(text)
    narrator.announce(text)
    void motion.wait(remarkMs).then(() => {
      if (!isLocked) narrator.badge(null)
    })
  }
  const cells = makeKenoBoard({
    numbers: model.numbers,
    balls: model.drawn,
    label: t('keno.board'),
    hit: (number) => t('keno.hit', { number }),
    onPick: (number) => {
      if (isLocked) return
      const next = togglePick(picks, number, most)
      if (next) choose(next)
      else remark(t('keno.full', { most }))
      sound.play('tick')
    },
  })
  board.append(cells.root)

  const show = () => {
    for (let number = 1; number <= model.numbers; number++) {
      cells.cell(number, { picked: picks.includes(number), drawn: drawn.has(number) })
    }
  }
  const choose = (next: readonly number[]) => {
    picks = next
    drawn = new Set()
    cells.end(false)
    below.show(picks.length, null)
    show()
  }
  const below = makeKenoPanel({
    model,
    t,
    formats,
    panel,
    on: {
      quick: () => {
        if (isLocked) return
        const random = (max: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % max
        choose(quickPick(picks.length || most, model.numbers, random))
        sound.play('tick')
      },
      clear: () => {
        if (!isLocked) choose([])
      },
    },
  })
  const lock = (locked: boolean) => {
    isLocked = locked
    cells.lock(locked)
    below.lock(locked)
  }

  const redraw = () => {
    layout = kenoLayout(stage.free, model.numbers)
    cells.place(layout)
  }
  const stopResize = stage.onResize(redraw)

  const land = (number: number) => {
    drawn.add(number)
    const picked = picks.includes(number)
    cells.cell(number, { picked, drawn: true })
    const caught = picks.filter((pick) => drawn.has(pick)).length
    if (picked) below.show(picks.length, caught)
    sound.play(picked ? 'hit' : 'ball', drawn.size)
  }

  const showDraw = async (step: DrawStep) => {
    const mouth = () => ({
      x: layout.board.x + layout.board.width / 2,
      y: layout.board.y - layout.cell.height * 0.4,
    })
    const total = Math.max(context.minimumSpinMs - pace.elapsed(), drawMs - pace.elapsed(), 1200)
    await pace.show(total, (share) => {
      ballWays(step.drawn.length, share).forEach((way, index) => {
        const number = step.drawn[index]!
        if (way === 1 && !drawn.has(number)) land(number)
        if (way === 0 || way === 1 || reducedMotion()) return cells.ball(index, null)
        const [from, to] = [mouth(), layout.at(number)]
        const eased = ease.inOut(way)
        cells.ball(index, {
          number,
          x: from.x + (to.x - from.x) * eased,
          y: from.y + (to.y - from.y) * eased,
          scale: 1.7 - 0.7 * eased,
        })
      })
    })
    step.drawn.forEach((_, index) => cells.ball(index, null))
  }

  cells.place(layout)
  below.show(picks.length, null)
  show()

  return {
    begin: () => {
      pace.begin()
      lock(true)
      drawn = new Set()
      cells.end(false)
      below.show(picks.length, 0)
      narrator.badge(null)
      show()
      sound.play('press')
    },
    play: async (outcome: RoundOutcome) => {
      const [step] = outcome.steps
      if (step?.kind !== 'draw') return
      choose((outcome.target ?? '').split(',').map(Number))
      pace.begin()
      lock(true)
      below.show(picks.length, 0)
      await showDraw(step)
      narrator.skippable(true)
      cells.end(true)
      const { caught } = step
      below.show(picks.length, caught)
      narrator.announce(t('keno.caught', { caught, picked: picks.length }))
      if (step.win > 0) narrator.total(step.win)
      if (outcome.win > outcome.cost && !reducedMotion()) {
        const { x, y, width } = layout.board
        void burst(stage, coin, { x: x + width / 2, y: y + 20, count: 16, ms: 900, size: 40 })
      }
      await motion.wait(500, { skippable: true })
      await pace.end()
      lock(false)
    },
    abort: () => {
      pace.abort()
      lock(false)
      below.show(picks.length, null)
    },
    refuses: () => {
      if (picks.length > 0) return false
      remark(t('keno.none'))
      return true
    },
    leave: () => {
      stopResize()
      cells.root.remove()
      below.remove()
    },
    target: () => kenoText(picks),
  }
}
