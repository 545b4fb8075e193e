import { Container, Graphics } from 'pixi.js'
import { gridSize, isGrid } from '@marquee/game-math'
import type { CascadeStep, RoundOutcome, SlotModel, SpinStep } from '@marquee/game-math'
import type { Pictures } from '../art/pictures.ts'
import type { Boards } from '../bonus/boards.ts'
import type { GameView, ViewContext } from '../game-view.ts'
import { reelRests } from '../round/timeline.ts'
import { slotLayout } from '../stage/layout.ts'
import type { Stage } from '../stage/stage.ts'
import { coinLabel } from './coin-label.ts'
import { makeCoinLayer } from './coin-layer.ts'
import { drawFrame, drawWellShadow } from './frame.ts'
import { freeSpinRules } from './free-spin-rules.ts'
import { isHoldStep, makeHoldBoard } from './hold-board.ts'
import { ladderHeight, makeLadder } from './ladder.ts'
import { makeReel } from './reel.ts'
import { loadTextures, restingSymbols } from './resting.ts'
import { makeWinShow } from './win-show.ts'

export type SlotOptions = {
  /** Where boxes to pick from are put. */
  root: HTMLElement
  stage: Stage
  model: SlotModel
  pictures: Pictures
  skin: { palette: Record<string, string>; symbols: Record<string, string> }
  context: ViewContext
  boards: Boards
}

/** A game of reels: lines, ways or groups, falls, free spins, and hold-and-respin where the model has it. */
export async function makeSlotView({
  root,
  stage,
  model,
  pictures,
  skin,
  context,
  boards,
}: SlotOptions): Promise<GameView> {
  const { motion } = stage
  const { narrator, sound, t, formats, minimumSpinMs, reducedMotion } = context
  const size = gridSize(model)
  const cascade = isGrid(model) ? model.cascade : undefined
  const freeCascade = model.freeSpins?.cascade ?? cascade
  const fit = () => {
    const { x, y, width, height } = stage.free
    const taken = cascade ? ladderHeight : 0
    return slotLayout({ x, y: y + taken, width, height: height - taken }, size.reels, size.rows)
  }
  let palette = skin.palette
  /** Whether free spins are played. */
  let isFeature = false
  let layout = fit()
  let textures = await loadTextures(pictures, skin.symbols, layout.symbol)
  let stake = 0
  let startedAt = 0
  let falls = 0
  /** Steps of the round that are in view already: more than none only while it waits for a choice. */
  let shown = 0

  const frame = new Graphics()
  const shadow = new Graphics()
  const mask = new Graphics()
  const strips = new Container({ mask })
  const reels = Array.from({ length: size.reels }, () => makeReel(motion, reducedMotion, size.rows))
  strips.addChild(...reels.map((reel) => reel.container))
  const wins = makeWinShow(
    motion,
    reels,
    {
      layout: () => layout,
      colours: [palette.accent!, palette.pop!, palette.glow!, palette.light!],
    },
    reducedMotion,
  )
  const coins = makeCoinLayer(motion, {
    layout: () => layout,
    texture: () => textures.coin.sharp,
    label: (coin) => coinLabel(coin, model, { stake, t, formats }),
    colours: { text: '#ffffff', edge: '#2a1400' },
    font: context.font,
    reducedMotion,
  })
  const board = makeHoldBoard(motion, coins, palette, () => layout, context)
  const ladder = makeLadder(motion, {
    layout: () => layout,
    palette: () => palette,
    font: context.font,
    reducedMotion,
  })
  const boxes = boards.makePickBoard?.({ root, stage, pictures, skin, context }) ?? null
  const wheel =
    model.engine === 'wheel'
      ? boards.makeWheelBoard?.({
          stage,
          wheels: model.wheel.wheels,
          palette: () => palette,
          context,
        })
      : null
  stage.world.addChild(
    frame,
    strips,
    mask,
    shadow,
    board.container,
    coins.container,
    board.front,
    wins.container,
    ladder.container,
    ...(wheel ? [wheel.container] : []),
  )

  const place = () => {
    drawFrame(frame, layout, palette)
    drawWellShadow(shadow, layout)
    const { reels: area, cell, symbol } = layout
    mask.clear().roundRect(area.x, area.y, area.width, area.height, 10).fill('#ffffff')
    reels.forEach((reel, index) => {
      reel.dress(textures, symbol)
      reel.place(area.x + index * cell.width, area.y, cell)
    })
    board.place()
    coins.place()
    ladder.place()
    stage.invalidate()
  }
  const rest = () =>
    reels.forEach((reel, index) => reel.show(restingSymbols(model, index, context.seed)))
  rest()
  if (cascade) ladder.set(cascade)
  place()
  const forget = stage.onResize(() => {
    layout = fit()
    place()
    void loadTextures(pictures, skin.symbols, layout.symbol).then((fresh) => {
      textures = fresh
      place()
    })
  })

  /** Free spins are played in a scene of their own, and in its colours. */
  const setFeature = async (on: boolean) => {
    if (on === isFeature) return
    isFeature = on
    palette = await context.feature(on)
    if (cascade) ladder.set(on && freeCascade ? freeCascade : cascade)
    place()
  }

  /** Tells of free spins; the first are told of while their scene comes. */
  const award = async (count: number) => {
    narrator.skippable(true)
    if (isFeature) {
      sound.play('feature')
      await narrator.card(t('freeSpins.added', { count }))
      return
    }
    const title = t('freeSpins.won', { count })
    await Promise.all([
      setFeature(true),
      narrator.moment('free-spins', { title, detail: freeSpinRules(model, t) }),
    ])
  }

  const startReels = (kind: SpinStep['kind']) => {
    narrator.skippable(false)
    wins.clear()
    board.clear()
    boxes?.clear()
    wheel?.clear()
    falls = 0
    if (cascade) ladder.light(0)
    startedAt = motion.now()
    const set = kind === 'spin' ? model.strips : model.freeSpins!.strips
    reels.forEach((reel, index) => reel.start(set[index]!))
  }

  const land = async (step: SpinStep) => {
    const rests = reelRests({
      minimumSpinMs,
      resultAt: motion.now() - startedAt,
      reels: size.reels,
    })
    await Promise.all(
      reels.map(async (reel, index) => {
        await reel.rest(step.stops[index]!, startedAt + rests[index]!)
        sound.play('reel')
        for (const coin of step.coins) if (coin.reel === index) coins.add(coin, true)
      }),
    )
    reels.forEach((reel, index) => reel.show(step.grid[index]!))
    if (step.expanded.length > 0) await motion.wait(260, { skippable: true })
  }

  /** What won bursts; what stood above falls, and something new comes from the top. */
  const tumble = async (step: CascadeStep) => {
    falls++
    const gone = reels.map((_, reel) =>
      step.removed.filter((cell) => cell.reel === reel).map(({ row }) => row),
    )
    wins.clear()
    sound.play('burst', falls)
    if (!reducedMotion()) {
      const sprites = gone.flatMap((rows, reel) => rows.map((row) => reels[reel]!.sprite(row)))
      const scales = sprites.map((sprite) => sprite.scale.x)
      await motion.run(
        240,
        (share) =>
          sprites.forEach((sprite, index) => {
            const grown = share < 0.3 ? 1 + share : 1.3 * (1 - (share - 0.3) / 0.7)
            sprite.scale.set(scales[index]! * Math.max(0.01, grown))
            sprite.alpha = 1 - share ** 2
          }),
        { skippable: true },
      )
    }
    ladder.light(falls)
    await Promise.all(reels.map((reel, index) => reel.fall(gone[index]!, step.grid[index]!)))
    sound.play('reel')
  }

  const showWins = async (step: SpinStep | CascadeStep) => {
    wins.show(step.wins)
    if (step.win > 0 && falls > 0) sound.play('rise', falls)
    for (const win of step.wins) {
      if (win.kind === 'jackpot') {
        const title = t('jackpot.won', { jackpot: t(`jackpot.${win.jackpot}`) })
        await narrator.moment(win.jackpot, { title, amount: win.amount })
      }
    }
    if (step.freeSpinsAwarded > 0) await award(step.freeSpinsAwarded)
  }

  const badgeFor = (left: number) =>
    left > 0 ? t('freeSpins.left', { count: left }) : t('freeSpins.last')

  const play = async (outcome: RoundOutcome) => {
    stake = outcome.stake
    let total = 0
    let featureTotal = 0
    const seen = shown
    shown = outcome.awaits ? outcome.steps.length : 0
    // Boxes that were opened before this page was are shown at once.
    const quick = seen === 0 && outcome.steps.filter(({ kind }) => kind === 'pick').length > 1
    for (const [index, step] of outcome.steps.entries()) {
      if (index < seen) {
        total += step.win
        continue
      }
      const isOfFeature = isFeature || step.kind === 'free-spin'
      if ('stops' in step) {
        if (step.kind === 'free-spin') {
          await setFeature(true)
          narrator.badge(badgeFor(step.freeSpinsLeft - step.freeSpinsAwarded))
          startReels('free-spin')
        } else if (index > 0 || startedAt === 0) startReels('spin')
        await land(step)
        narrator.skippable(true)
        await showWins(step)
        if (step.kind === 'free-spin') narrator.badge(badgeFor(step.freeSpinsLeft))
      } else if (step.kind === 'cascade') {
        await tumble(step)
        await showWins(step)
        if (isFeature) narrator.badge(badgeFor(step.freeSpinsLeft))
      } else if (step.kind === 'feature-start') {
        narrator.badge(badgeFor(step.freeSpinsLeft))
        await award(step.freeSpinsAwarded)
      } else if (isHoldStep(step)) {
        wins.clear()
        await board.play(step, stake)
      } else if (step.kind === 'jackpot-drop') {
        wins.clear()
        const title = t('network.won', { jackpot: t(`jackpot.${step.level}`) })
        // A small level may hold less than a high stake costs: it is told, and not celebrated.
        if (step.win > outcome.cost) await narrator.moment(step.level, { title, amount: step.win })
        else await narrator.card(title, formats.amount(step.win))
      } else if (step.kind === 'wheel') {
        wins.clear()
        await wheel!.play(step, stake)
        if (step.freeSpinsAwarded > 0) {
          narrator.badge(badgeFor(step.freeSpinsLeft))
          await award(step.freeSpinsAwarded)
        }
      } else if (step.kind === 'pick-start' || step.kind === 'pick' || step.kind === 'pick-end') {
        wins.clear()
        await boxes!.play(step, { stake, quick: quick && outcome.awaits !== undefined })
      }
      total += step.win
      if (isOfFeature) featureTotal += step.win
      if (step.win > 0) narrator.total(total)
      const next = outcome.steps[index + 1]
      if (next && step.kind !== 'pick') {
        const ms = step.win === 0 ? 300 : next.kind === 'cascade' ? 620 : 900
        await motion.wait(ms, { skippable: true })
      }
    }
    if (outcome.awaits) return
    narrator.badge(null)
    startedAt = 0
    const played = outcome.steps.filter((step) => step.kind === 'free-spin').length
    if (played > 0) {
      await narrator.moment('free-spins-over', {
        title: t('freeSpins.over'),
        detail: t('freeSpins.played', { count: played }),
        amount: featureTotal,
      })
      await setFeature(false)
    }
  }

  return {
    begin: (action) => {
      if (action === 'spin') startReels('spin')
      else {
        wins.clear()
        board.clear()
      }
    },
    play,
    ...(boxes && { ask: boxes.ask }),
    leave: () => {
      forget()
      boxes?.remove()
      wheel?.remove()
      wins.clear()
      for (const child of stage.world.removeChildren()) child.destroy({ children: true })
    },
    abort: () => {
      boxes?.release()
      // A choice did not arrive: the round stands as it did.
      if (shown > 0) return
      startedAt = 0
      rest()
      stage.invalidate()
    },
  }
}
