import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { diceNumber } from '@marquee/game-math'
import type { DiceModel, RollStep, RoundOutcome } from '@marquee/game-math'
import { burst } from '../effects/burst.ts'
import type { GameView } from '../game-view.ts'
import type { InstantOptions } from '../instant/instant-view.ts'
import { makePace } from '../instant/pace.ts'
import { choicesOf, nearestTarget, ofMultiple, stepAlong } from './choice.ts'
import type { Chosen } from './choice.ts'
import { drawMark, drawTable, drawTrack } from './drawing.ts'
import { diceLayout, dieAt } from './layout.ts'
import { makeDicePanel } from './panel.ts'

/** How long digits stand while they tumble, in ms. */
const digitMs = 55

/** A die that tumbles along a track from 0 to 100, and a number that says where it came to rest. */
export async function makeDiceView(options: InstantOptions<DiceModel>): Promise<GameView> {
  const { stage, model, pictures, skin, context, panel, board } = options
  const { motion } = stage
  const { narrator, sound, t, formats, reducedMotion } = context
  const { palette } = skin
  const pace = makePace(motion, context)
  const coin = await pictures.symbol(skin.symbols.coin ?? 'coin', 48)
  const lists = { over: choicesOf(model, 'over'), under: choicesOf(model, 'under') }

  const world = new Container()
  const table = new Graphics()
  const track = new Graphics()
  const mark = new Graphics()
  const shadow = new Graphics()
  const die = new Sprite({ anchor: 0.5 })
  const number = new Text({ text: '', anchor: 0.5 })
  const scale = [0, 25, 50, 75, 100].map(
    (value) => new Text({ text: String(value), anchor: { x: 0.5, y: 0 } }),
  )
  world.addChild(table, number, track, ...scale, mark, shadow, die)
  stage.world.addChild(world)

  let layout = diceLayout(stage.free)
  let chosen: Chosen =
    [...lists.over, ...lists.under].find(({ text }) => text === options.chosen) ??
    ofMultiple(lists.over, 2)
  let isLocked = false
  /** What the last roll came to; null while one is under way and before the first. */
  let rolled: RollStep | null = null
  let place = { x: 0.5, lift: 0, turn: 0 }
  let waiting: (() => void) | null = null

  const text = (value: number) => diceNumber(model, value)
  const shareOf = (value: number) => (value + 0.5) / model.faces

  const placeDie = () => {
    const ground = layout.track.y - layout.die * 0.44
    die.position.set(layout.at(place.x), ground - place.lift * layout.die)
    die.rotation = place.turn
    const flat = 1 - Math.min(0.6, place.lift * 0.6)
    shadow
      .clear()
      .ellipse(layout.at(place.x), layout.track.y - 2, layout.die * 0.42 * flat, layout.die * 0.09)
      .fill({ color: '#000000', alpha: 0.5 * flat })
  }
  const writeNumber = (value: string, colour: string) => {
    number.text = value
    number.style.fill = colour
    fitNumber()
  }
  /** Some letterings are wide: the number stays in its field. */
  const fitNumber = (swell = 1) => {
    number.scale.set(1)
    const room = layout.field.width - 24
    number.scale.set(Math.min(1, room / number.width) * swell)
  }
  const colourOf = ({ multiple }: RollStep) => (multiple > 0 ? palette.accent! : palette.light!)

  const redraw = () => {
    layout = diceLayout(stage.free)
    drawTable(table, layout, palette)
    drawTrack(track, layout, { from: shareOf(chosen.target), side: chosen.side }, palette)
    drawMark(mark, layout, rolled && shareOf(rolled.roll), palette)
    number.position.set(layout.number.x, layout.number.y)
    number.style = {
      fontFamily: context.font(),
      fontSize: layout.number.size,
      fill: rolled ? colourOf(rolled) : palette.glow!,
      stroke: {
        color: palette.shadow!,
        width: Math.max(4, layout.number.size * 0.07),
        join: 'round',
      },
    }
    fitNumber()
    scale.forEach((label, index) => {
      label.style = {
        fontFamily: 'system-ui, sans-serif',
        fontWeight: '700',
        fontSize: 14,
        fill: palette.light!,
      }
      label.position.set(layout.at(index / 4), layout.track.y + layout.track.height + 8)
    })
    placeDie()
    slider.place(layout)
    void dress()
    stage.invalidate()
  }
  const dress = async () => {
    const size = layout.die
    const texture = await pictures.symbol(skin.symbols.high1 ?? 'dice', size)
    if (die.destroyed || size !== layout.die) return
    die.texture = texture
    die.setSize(size)
    stage.invalidate()
  }

  const choose = (next: Chosen) => {
    if (!isLocked) chosen = next
    show()
  }
  const show = () => {
    slider.show(chosen)
    drawTrack(track, layout, { from: shareOf(chosen.target), side: chosen.side }, palette)
    stage.invalidate()
  }
  const slider = makeDicePanel({
    model,
    t,
    formats,
    panel,
    board,
    on: {
      side: (side) => choose(ofMultiple(lists[side], chosen.multiple)),
      drag: (target) => choose(nearestTarget(lists[chosen.side], target)),
      step: (steps) => choose(stepAlong(lists[chosen.side], chosen, steps)),
      multiple: (steps) => {
        const along = chosen.side === 'over' ? steps : -steps
        choose(stepAlong(lists[chosen.side], chosen, along))
      },
    },
  })
  const lock = (locked: boolean) => {
    isLocked = locked
    slider.lock(locked)
  }

  /** Digits that mean nothing, while nothing is known yet. */
  const tumble = (ms: number) => {
    const step = Math.floor(ms / digitMs)
    writeNumber(text((step * 7919 + 1234) % model.faces), palette.light!)
  }

  const showRoll = async (step: RollStep) => {
    const total = Math.max(600, context.minimumSpinMs - pace.elapsed())
    const begun = pace.elapsed()
    let bounced = 0
    await pace.show(total, (share) => {
      if (share >= 1) return
      if (reducedMotion()) {
        number.alpha = 0.35
        writeNumber('–', palette.light!)
        return
      }
      place = dieAt(shareOf(step.roll), share)
      placeDie()
      tumble(begun + share * total)
      const bounces = Math.floor(share * 5)
      if (bounces > bounced) sound.play('peg', (bounced = bounces))
    })
    number.alpha = 1
    place = dieAt(shareOf(step.roll), 1)
    rolled = step
    writeNumber(text(step.roll), colourOf(step))
    drawMark(mark, layout, shareOf(step.roll), palette)
    placeDie()
    sound.play(step.multiple > 0 ? 'land' : 'miss')
    stage.invalidate()
  }

  const showEnd = async (isWin: boolean) => {
    if (isWin && !reducedMotion()) {
      void burst(stage, coin, { x: die.x, y: die.y, count: 10, ms: 800, size: 36 })
    }
    await motion.run(
      520,
      (share) => {
        const swell = reducedMotion() ? 0 : Math.sin(share * Math.PI) * (isWin ? 0.14 : 0.04)
        fitNumber(1 + swell)
        if (reducedMotion()) number.alpha = 0.35 + 0.65 * share
      },
      { skippable: true },
    )
  }

  const stopResize = stage.onResize(redraw)
  writeNumber(text(model.faces / 2), palette.light!)
  redraw()
  show()

  return {
    begin: () => {
      pace.begin()
      lock(true)
      rolled = null
      mark.clear()
      sound.play('press')
      if (!reducedMotion()) waiting ??= motion.each(() => tumble(pace.elapsed()))
    },
    play: async (outcome: RoundOutcome) => {
      const [step] = outcome.steps
      if (step?.kind !== 'roll') return
      waiting?.()
      waiting = null
      const asked = [...lists.over, ...lists.under].find((own) => own.text === outcome.target)
      if (asked) chosen = asked
      rolled = null
      mark.clear()
      show()
      pace.begin()
      lock(true)
      await showRoll(step)
      narrator.skippable(true)
      narrator.announce(t('dice.rolled', { roll: text(step.roll) }))
      if (step.win > 0) narrator.total(step.win)
      await showEnd(outcome.win > outcome.cost)
      await pace.end()
      lock(false)
    },
    abort: () => {
      waiting?.()
      waiting = null
      pace.abort()
      lock(false)
      writeNumber(text(model.faces / 2), palette.light!)
      stage.invalidate()
    },
    leave: () => {
      waiting?.()
      stopResize()
      slider.remove()
      world.destroy({ children: true })
    },
    target: () => chosen.text,
  }
}
