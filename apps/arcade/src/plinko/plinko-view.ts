import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { plinkoRisks, plinkoRows, plinkoSlots, plinkoText } from '@marquee/game-math'
import type { PlinkoChoice, PlinkoModel, RoundOutcome } from '@marquee/game-math'
import { burst } from '../effects/burst.ts'
import type { GameView } from '../game-view.ts'
import type { InstantOptions } from '../instant/instant-view.ts'
import { makePace } from '../instant/pace.ts'
import { makeSegments } from '../instant/panel.ts'
import { ballAt, plinkoLayout } from './layout.ts'
import { drawBall, drawBoard, drawSlot, slotColour } from './drawing.ts'

/** A ball needs so long from peg to peg at least, in ms. */
const hopMs = 150

/** A board of pegs; the ball falls along the path that was decided. */
export async function makePlinkoView(options: InstantOptions<PlinkoModel>): Promise<GameView> {
  const { stage, model, pictures, skin, context, panel } = options
  const { motion } = stage
  const { narrator, sound, t, formats, reducedMotion } = context
  const { palette } = skin
  const pace = makePace(motion, context)
  const coin = await pictures.symbol(skin.symbols.coin ?? 'coin', 48)

  const world = new Container()
  const board = new Graphics()
  const trail = new Graphics()
  const flashes = new Graphics()
  const ball = new Graphics()
  const slots = new Container()
  const prize = new Text({ text: '', anchor: 0.5, visible: false })
  const pictured = [
    { picture: new Sprite({ anchor: 0.5, visible: false }), role: 'high1', side: 'left' },
    { picture: new Sprite({ anchor: 0.5, visible: false }), role: 'high2', side: 'right' },
  ] as const
  world.addChild(
    board,
    ...pictured.map(({ picture }) => picture),
    slots,
    flashes,
    trail,
    ball,
    prize,
  )
  stage.world.addChild(world)

  let choice = choiceOf(options.chosen ?? '12-medium')
  let layout = plinkoLayout(stage.free, choice.rows)
  /** What is being shown: the path and how far the ball has come; a change of size draws it anew. */
  let fall: { path: readonly (0 | 1)[]; share: number } | null = null

  const multipleText = (multiple: number) => `×${formats.multiple(multiple)}`

  const drawSlots = () => {
    for (const child of slots.removeChildren()) child.destroy({ children: true })
    const pays = plinkoSlots(model, choice)
    pays.forEach((multiple, index) => {
      const area = layout.slot(index)
      const colour = slotColour(palette, index, pays.length)
      slots.addChild(drawSlot(area, String(multiple), colour, palette))
    })
  }
  const placeBall = () => {
    const at = fall ? ballAt(layout, fall.path, fall.share) : layout.start
    ball.position.set(at.x, at.y)
  }
  const redraw = () => {
    layout = plinkoLayout(stage.free, choice.rows)
    drawBoard(board, layout, choice.rows, palette)
    drawBall(ball, layout.ball, palette)
    drawSlots()
    trail.clear()
    flashes.clear()
    placeBall()
    void dress()
    stage.invalidate()
  }
  /** The pictures of the cover in the corners, drawn for the size they have there. */
  const dress = async () => {
    const { size } = layout.corners
    for (const { picture, role, side } of pictured) {
      const texture = await pictures.symbol(skin.symbols[role] ?? 'star', size)
      if (picture.destroyed || size !== layout.corners.size) return
      picture.texture = texture
      picture.setSize(size)
      picture.position.copyFrom(layout.corners[side])
      picture.visible = true
    }
    stage.invalidate()
  }
  const stopResize = stage.onResize(redraw)

  const rows = makeSegments(
    {
      name: 'rows',
      legend: t('plinko.rows'),
      options: plinkoRows.map((value) => ({ value: String(value), label: String(value) })),
      value: String(choice.rows),
    },
    (value) => choose({ ...choice, rows: Number(value) as PlinkoChoice['rows'] }),
  )
  const risk = makeSegments(
    {
      name: 'risk',
      legend: t('plinko.risk'),
      options: plinkoRisks.map((value) => ({ value, label: t(`plinko.risk.${value}`) })),
      value: choice.risk,
    },
    (value) => choose({ ...choice, risk: value as PlinkoChoice['risk'] }),
  )
  panel?.append(rows.root, risk.root)
  const lock = (locked: boolean) => {
    rows.lock(locked)
    risk.lock(locked)
  }

  const choose = (next: PlinkoChoice) => {
    choice = next
    rows.set(String(next.rows))
    risk.set(next.risk)
    fall = null
    prize.visible = false
    redraw()
  }

  const flash = (row: number, rights: number) => {
    const at = layout.stop(row, rights)
    const y = at.y + layout.peg + layout.ball
    void motion.run(260, (share) => {
      flashes.clear()
      if (share === 1) return
      flashes
        .circle(at.x, y, layout.peg + layout.gap.x * 0.3 * share)
        .fill({ color: palette.glow!, alpha: 0.55 * (1 - share) })
    })
  }

  const showFall = async (path: readonly (0 | 1)[]) => {
    let met = 0
    const total = Math.max(context.minimumSpinMs - pace.elapsed(), (path.length + 1) * hopMs)
    await pace.show(total, (share) => {
      fall = { path, share }
      const at = ballAt(layout, path, share)
      while (met < Math.min(at.row, path.length)) {
        const rights = path.slice(0, met).reduce<number>((sum, turn) => sum + turn, 0)
        const stop = layout.stop(met, rights)
        if (reducedMotion()) {
          trail.circle(stop.x, stop.y, layout.ball * 0.5).fill({ color: palette.pop!, alpha: 0.7 })
        } else {
          flash(met, rights)
          trail.circle(stop.x, stop.y, layout.ball * 0.26).fill({ color: palette.pop!, alpha: 0.5 })
        }
        sound.play('peg', met % 7)
        met++
      }
      if (reducedMotion() && share < 1) {
        const { x, y } = met === 0 ? layout.start : layout.stop(met - 1, rightsOf(path, met - 1))
        ball.position.set(x, y)
      } else placeBall()
      if (!reducedMotion()) ball.rotation = share * path.length * 1.4
    })
  }

  const showLanding = async (slot: number, multiple: number, isWin: boolean) => {
    const landed = slots.children[slot]!
    const area = layout.slot(slot)
    const home = landed.y
    sound.play(multiple >= 1 ? 'land' : 'miss')
    prize.text = multipleText(multiple)
    prize.style = {
      fontFamily: context.font(),
      fontSize: Math.round(Math.max(30, Math.min(64, stage.free.width * 0.1))),
      fill: isWin ? palette.accent! : '#ffffff',
      stroke: { color: palette.shadow!, width: 6, join: 'round' },
    }
    const edge = prize.width / 2 + 6
    const { board: frame } = layout
    prize.visible = true
    const x = Math.min(
      Math.max(area.x + area.width / 2, frame.x + edge),
      frame.x + frame.width - edge,
    )
    if (isWin && !reducedMotion()) {
      void burst(stage, coin, { x, y: area.y, count: multiple >= 8 ? 20 : 8, ms: 800, size: 34 })
    }
    await motion.run(
      620,
      (share) => {
        const calm = reducedMotion()
        landed.y = home + (calm ? 0 : 9 * Math.sin(share * Math.PI))
        const away = area.height * 0.9 + 18 + (calm ? 0 : 26 * Math.min(1, share * 2.4))
        prize.position.set(x, area.y - away)
        prize.alpha = Math.min(1, share * 5)
      },
      { skippable: true },
    )
  }

  redraw()

  return {
    begin: () => {
      pace.begin()
      lock(true)
      fall = null
      prize.visible = false
      trail.clear()
      placeBall()
      sound.play('press')
    },
    play: async (outcome: RoundOutcome) => {
      const [step] = outcome.steps
      if (step?.kind !== 'drop') return
      if (outcome.target !== plinkoText(choice)) {
        choose(choiceOf(outcome.target ?? ''))
      }
      pace.begin()
      lock(true)
      await showFall(step.path)
      narrator.skippable(true)
      narrator.announce(t('plinko.landed', { multiple: multipleText(step.multiple) }))
      if (step.win > 0) narrator.total(step.win)
      await showLanding(step.slot, step.multiple, outcome.win > outcome.cost)
      await pace.end()
      lock(false)
    },
    abort: () => {
      pace.abort()
      lock(false)
      fall = null
      placeBall()
      stage.invalidate()
    },
    leave: () => {
      stopResize()
      rows.root.remove()
      risk.root.remove()
      world.destroy({ children: true })
    },
    target: () => plinkoText(choice),
  }
}

const rightsOf = (path: readonly (0 | 1)[], count: number): number =>
  path.slice(0, count).reduce<number>((sum, turn) => sum + turn, 0)

/** A choice as its text says it: `12-medium`. */
function choiceOf(text: string): PlinkoChoice {
  const [rows, risk] = text.split('-')
  return { rows: Number(rows), risk } as PlinkoChoice
}
