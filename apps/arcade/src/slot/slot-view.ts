import { Container, Graphics } from 'pixi.js'
import { symbolIds } from '@marquee/game-math'
import type { Coin, RoundOutcome, SlotModel, SpinStep, SymbolId } from '@marquee/game-math'
import type { Pictures } from '../art/pictures.ts'
import type { GameView, ViewContext } from '../game-view.ts'
import { reelRests } from '../round/timeline.ts'
import { slotLayout } from '../stage/layout.ts'
import type { Stage } from '../stage/stage.ts'
import { makeCoinLayer } from './coin-layer.ts'
import { drawFrame, drawWellShadow } from './frame.ts'
import { makeHoldBoard } from './hold-board.ts'
import { makeReel } from './reel.ts'
import type { SymbolTextures } from './reel.ts'
import { makeWinShow } from './win-show.ts'

export type SlotOptions = {
  stage: Stage
  model: SlotModel
  pictures: Pictures
  skin: { palette: Record<string, string>; symbols: Record<string, string> }
  context: ViewContext
}

/** A five-reel game: lines, free spins, and hold-and-respin where the model has it. */
export async function makeSlotView({
  stage,
  model,
  pictures,
  skin,
  context,
}: SlotOptions): Promise<GameView> {
  const { motion } = stage
  const { narrator, sound, t, formats, minimumSpinMs, reducedMotion } = context
  const { palette } = skin
  let layout = slotLayout(stage.free)
  let textures = await loadTextures(pictures, skin.symbols, layout.symbol)
  let stake = 0
  let startedAt = 0

  const frame = new Graphics()
  const shadow = new Graphics()
  const mask = new Graphics()
  const strips = new Container({ mask })
  const reels = Array.from({ length: 5 }, () => makeReel(motion, reducedMotion))
  strips.addChild(...reels.map((reel) => reel.container))
  const wins = makeWinShow(
    motion,
    reels,
    {
      layout: () => layout,
      paylines: model.paylines,
      colours: [palette.accent!, palette.pop!, palette.glow!, palette.light!],
    },
    reducedMotion,
  )
  const coins = makeCoinLayer(motion, {
    layout: () => layout,
    texture: () => textures.coin.sharp,
    label: (coin: Coin) =>
      coin.jackpot ? t(`jackpot.${coin.jackpot}`) : formats.amount(coin.multiple * stake),
    colours: { text: '#ffffff', edge: '#2a1400' },
    reducedMotion,
  })
  const board = makeHoldBoard(motion, coins, palette, () => layout, context)
  stage.world.addChild(
    frame,
    strips,
    mask,
    shadow,
    board.container,
    coins.container,
    wins.container,
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
    stage.invalidate()
  }
  reels.forEach((reel, index) => reel.show(restingSymbols(model, index)))
  place()
  stage.onResize(() => {
    layout = slotLayout(stage.free)
    place()
    void loadTextures(pictures, skin.symbols, layout.symbol).then((fresh) => {
      textures = fresh
      place()
    })
  })

  const startReels = (kind: SpinStep['kind']) => {
    narrator.skippable(false)
    wins.clear()
    board.clear()
    startedAt = motion.now()
    const set = kind === 'spin' ? model.strips : model.freeSpins!.strips
    reels.forEach((reel, index) => reel.start(set[index]!))
  }

  const land = async (step: SpinStep) => {
    const rests = reelRests({ minimumSpinMs, resultAt: motion.now() - startedAt, reels: 5 })
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

  const playSpin = async (step: SpinStep) => {
    await land(step)
    narrator.skippable(true)
    wins.show(step.wins)
    for (const win of step.wins) {
      if (win.kind === 'jackpot') {
        const jackpot = t(`jackpot.${win.jackpot}`)
        await narrator.card(t('jackpot.won', { jackpot }), formats.amount(win.amount))
      }
    }
    if (step.freeSpinsAwarded > 0) {
      sound.play('feature')
      const key = step.kind === 'spin' ? 'freeSpins.won' : 'freeSpins.added'
      await narrator.card(t(key, { count: step.freeSpinsAwarded }))
    }
  }

  const badgeFor = (left: number) =>
    left > 0 ? t('freeSpins.left', { count: left }) : t('freeSpins.last')

  const play = async (outcome: RoundOutcome) => {
    stake = outcome.stake
    let total = 0
    let featureTotal = 0
    for (const [index, step] of outcome.steps.entries()) {
      if ('stops' in step) {
        if (step.kind === 'free-spin') {
          narrator.badge(badgeFor(step.freeSpinsLeft - step.freeSpinsAwarded))
          startReels('free-spin')
        } else if (index > 0 || startedAt === 0) startReels('spin')
        await playSpin(step)
        if (step.kind === 'free-spin') narrator.badge(badgeFor(step.freeSpinsLeft))
      } else if (step.kind === 'feature-start') {
        sound.play('feature')
        narrator.badge(badgeFor(step.freeSpinsLeft))
        await narrator.card(t('freeSpins.won', { count: step.freeSpinsAwarded }))
      } else if (step.kind !== 'shot') {
        wins.clear()
        await board.play(step)
      }
      total += step.win
      if (step.kind !== 'spin') featureTotal += step.win
      if (step.win > 0) narrator.total(total)
      const last = index === outcome.steps.length - 1
      if (!last) await motion.wait(step.win > 0 ? 900 : 300, { skippable: true })
    }
    narrator.badge(null)
    startedAt = 0
    if (outcome.steps.some((step) => step.kind === 'free-spin')) {
      await narrator.card(t('freeSpins.total', { amount: formats.amount(featureTotal) }))
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
    abort: () => {
      startedAt = 0
      reels.forEach((reel, index) => reel.show(restingSymbols(model, index)))
      stage.invalidate()
    },
  }
}

/** What the reels show before the first spin: the strips' own neighbours. */
function restingSymbols(model: SlotModel, reel: number): SymbolId[] {
  const strip = model.strips[reel]!
  return [0, 1, 2].map((row) => strip[(reel * 3 + row) % strip.length]!)
}

async function loadTextures(pictures: Pictures, names: Record<string, string>, size: number) {
  const pairs = await Promise.all(
    symbolIds.map(async (symbol) => {
      const name = names[symbol] ?? symbol
      const [sharp, blurred] = await Promise.all([
        pictures.symbol(name, size),
        pictures.symbol(name, size, true),
      ])
      return [symbol, { sharp, blurred }] as const
    }),
  )
  return Object.fromEntries(pairs) as SymbolTextures
}
