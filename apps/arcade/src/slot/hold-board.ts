import { Container, Graphics } from 'pixi.js'
import type { Cell, Coin, HoldAct, JackpotId, RoundStep } from '@marquee/game-math'
import type { ViewContext } from '../game-view.ts'
import { jackpotOrder } from '../round/moments.ts'
import type { SlotLayout } from '../stage/layout.ts'
import type { Motion } from '../stage/motion.ts'
import type { CoinLayer } from './coin-layer.ts'
import { makeFeatureMoment } from './feature-moment.ts'

/** How long the empty cells turn before coins land. */
const turnMs = 1100

type HoldStep = Extract<RoundStep, { kind: 'hold-start' | 'respin' | 'hold-collect' }>

const holdKinds = new Set<RoundStep['kind']>(['hold-start', 'respin', 'hold-collect'])

/** Whether a step is one of the hold-and-respin feature. */
export const isHoldStep = (step: RoundStep): step is HoldStep => holdKinds.has(step.kind)

const keyOf = ({ reel, row }: Cell) => `${reel}/${row}`

const tierOf = (jackpot: JackpotId) => jackpotOrder.indexOf(jackpot)

export type HoldBoard = {
  container: Container
  /** What is over the coins. */
  front: Container
  /** `stake` is minor units. */
  play: (step: HoldStep, stake: number) => Promise<void>
  clear: () => void
  /** Draws the cells where the reels are now. */
  place: () => void
}

/** The hold-and-respin board: dark cells over the reels, coins that stay. */
export function makeHoldBoard(
  motion: Motion,
  coins: CoinLayer,
  palette: Record<string, string>,
  layout: () => SlotLayout,
  { narrator, sound, t, formats, reducedMotion }: ViewContext,
): HoldBoard {
  const container = new Container()
  const cells = container.addChild(new Graphics())
  const glow = container.addChild(new Graphics())
  const moment = makeFeatureMoment(motion, { layout, palette, reducedMotion })
  const held = new Map<string, Coin>()
  let isOpen = false

  const hold = (list: readonly Coin[], pop: boolean) => {
    for (const coin of list) {
      coins.add(coin, pop)
      held.set(keyOf(coin), coin)
    }
  }

  const drawCells = () => {
    const { reels, cell } = layout()
    cells.clear()
    if (!isOpen) return
    cells
      .rect(reels.x, reels.y, reels.width, reels.height)
      .fill({ color: palette.shadow!, alpha: 0.94 })
    for (let reel = 0; reel < 5; reel++) {
      for (let row = 0; row < 3; row++) {
        cells
          .roundRect(
            reels.x + reel * cell.width + 4,
            reels.y + row * cell.height + 4,
            cell.width - 8,
            cell.height - 8,
            10,
          )
          .fill({ color: palette.deep!, alpha: 0.7 })
          .stroke({ color: palette.light!, width: 1.5, alpha: 0.35 })
      }
    }
  }

  /** A light that runs through the cells that are still empty. */
  const turn = async () => {
    const { reels, cell } = layout()
    await motion.run(turnMs, (share) => {
      glow.clear()
      if (share === 1 || reducedMotion()) return
      for (let reel = 0; reel < 5; reel++) {
        for (let row = 0; row < 3; row++) {
          if (held.has(keyOf({ reel, row }))) continue
          const alpha = 0.1 + 0.3 * (0.5 + 0.5 * Math.sin(share * 30 - row * 1.6 - reel * 0.7))
          glow
            .roundRect(
              reels.x + reel * cell.width + 8,
              reels.y + row * cell.height + 8,
              cell.width - 16,
              cell.height - 16,
              8,
            )
            .fill({ color: palette.accent!, alpha })
        }
      }
    })
  }

  /** A coin that collects takes the sum of the others, or one that multiplies changes them. */
  const act = async ({ by, coins: changed }: HoldAct, stake: number) => {
    const { feature, factor = 1 } = held.get(keyOf(by))!
    if (feature === 'collect') {
      const others = [...held.values()].filter(
        (coin) => coin.multiple > 0 && keyOf(coin) !== keyOf(by),
      )
      sound.play('collect')
      await moment.gather(by, others)
      narrator.announce(
        t('hold.collected', { amount: formats.amount(changed[0]!.multiple * stake) }),
      )
    } else {
      sound.play('multiply')
      await moment.spread(by)
      narrator.announce(t('hold.multiplied', { factor }))
    }
    for (const coin of changed) held.set(keyOf(coin), coin)
    coins.change(changed)
    await motion.wait(480, { skippable: true })
  }

  /** Each jackpot that was won has its scene, the smallest first; all cells filled are the grand one. */
  const showJackpots = async (
    { coins: collected, full, win }: Extract<HoldStep, { kind: 'hold-collect' }>,
    stake: number,
  ) => {
    const won = collected
      .flatMap(({ jackpot, multiple }) => (jackpot ? [{ jackpot, amount: multiple * stake }] : []))
      .toSorted((one, other) => tierOf(one.jackpot) - tierOf(other.jackpot))
    for (const { jackpot, amount } of won)
      await narrator.moment(jackpot, {
        title: t('jackpot.won', { jackpot: t(`jackpot.${jackpot}`) }),
        amount,
      })
    if (!full) return
    const others = collected.reduce((sum, { multiple }) => sum + multiple * stake, 0)
    await narrator.moment('grand', {
      title: t('jackpot.won', { jackpot: t('jackpot.grand') }),
      detail: t('hold.full'),
      amount: win - others,
    })
  }

  const clear = () => {
    isOpen = false
    moment.clear()
    cells.clear()
    glow.clear()
    coins.clear()
    held.clear()
  }

  return {
    container,
    front: moment.container,
    clear,
    place: drawCells,
    play: async (step, stake) => {
      if (step.kind === 'hold-start') {
        sound.play('feature')
        clear()
        isOpen = true
        drawCells()
        hold(step.coins, false)
        narrator.badge(t('hold.left', { count: step.respinsLeft }))
        await narrator.card(t('hold.start'), t('hold.landed', { count: held.size }))
      } else if (step.kind === 'respin') {
        await turn()
        hold(step.landed, true)
        if (step.landed.length > 0) sound.play('coin')
        narrator.badge(t('hold.left', { count: step.respinsLeft }))
        if (step.landed.length > 0) narrator.announce(t('hold.landed', { count: held.size }))
        await motion.wait(step.landed.length > 0 ? 420 : 180, { skippable: true })
        for (const one of step.acts ?? []) await act(one, stake)
        const added = step.landed.filter(({ feature }) => feature === 'respin').length
        if (added > 0 && step.respinsLeft > 0) {
          sound.play('respin')
          narrator.announce(t('hold.added', { count: added, left: step.respinsLeft }))
          coins.change(step.landed.filter(({ feature }) => feature === 'respin'))
          await motion.wait(480, { skippable: true })
        }
      } else {
        narrator.badge(null)
        await showJackpots(step, stake)
        sound.play('coin')
        await coins.flash()
      }
    },
  }
}
