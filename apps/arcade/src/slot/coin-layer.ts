import { Container, Sprite, Text } from 'pixi.js'
import type { Texture } from 'pixi.js'
import type { Coin } from '@marquee/game-math'
import { drawFeatureCoin } from './feature-coin.ts'
import { ease } from '../stage/motion.ts'
import type { Motion } from '../stage/motion.ts'
import type { SlotLayout } from '../stage/layout.ts'

export type CoinLayer = {
  container: Container
  /** Puts a coin with its value over a cell; `pop` lets it land. */
  add: (coin: Coin, pop: boolean) => void
  /** Coins that lie there are worth something else; they tell so by growing for a moment. */
  change: (coins: readonly Coin[]) => void
  /** Puts every coin where its cell is now. */
  place: () => void
  clear: () => void
  /** Lets every coin flash in turn. */
  flash: () => Promise<void>
}

/** Coins with their values above the reels. */
export function makeCoinLayer(
  motion: Motion,
  options: {
    layout: () => SlotLayout
    texture: () => Texture
    label: (coin: Coin) => string
    colours: { text: string; edge: string }
    /** Families of the lettering. */
    font: () => string
    reducedMotion: () => boolean
  },
): CoinLayer {
  const container = new Container()
  let held: Coin[] = []

  const take = () => {
    for (const child of container.removeChildren()) child.destroy({ children: true })
  }

  const put = (coin: Coin): Container => {
    const { reels, cell, symbol } = options.layout()
    const holder = new Container({
      x: reels.x + (coin.reel + 0.5) * cell.width,
      y: reels.y + (coin.row + 0.5) * cell.height,
    })
    const label = new Text({
      text: options.label(coin),
      anchor: 0.5,
      style: {
        fontFamily: options.font(),
        fontWeight: '900',
        fontSize: Math.round(symbol * 0.3),
        fill: options.colours.text,
        stroke: { color: options.colours.edge, width: Math.max(3, symbol * 0.05), join: 'round' },
      },
    })
    const widest = symbol * 0.94
    if (label.width > widest) label.scale.set(widest / label.width)
    holder.addChild(pictureOf(coin, symbol), label)
    return container.addChild(holder)
  }

  const pictureOf = ({ feature }: Coin, symbol: number) => {
    if (feature) return drawFeatureCoin(feature, symbol)
    const picture = new Sprite({ texture: options.texture(), anchor: 0.5 })
    picture.setSize(symbol)
    return picture
  }

  /** Runs on a coin that a new layout or feature may take away meanwhile. */
  const grow = (holder: Container, ms: number, scaleAt: (share: number) => number) => {
    if (options.reducedMotion()) return
    void motion.run(
      ms,
      (share) => {
        if (!holder.destroyed) holder.scale.set(scaleAt(share))
      },
      { skippable: true },
    )
  }

  return {
    container,
    clear: () => {
      take()
      held = []
    },
    place: () => {
      take()
      held.forEach(put)
    },
    add: (coin, pop) => {
      held.push(coin)
      const holder = put(coin)
      if (pop) grow(holder, 320, (share) => 0.2 + 0.8 * ease.back(share))
    },
    change: (coins) => {
      const changed = new Map(coins.map((coin) => [`${coin.reel}/${coin.row}`, coin]))
      held = held.map((coin) => changed.get(`${coin.reel}/${coin.row}`) ?? coin)
      take()
      for (const coin of held) {
        const holder = put(coin)
        if (!changed.has(`${coin.reel}/${coin.row}`)) continue
        grow(holder, 360, (share) => 1 + 0.25 * Math.sin(share * Math.PI))
      }
    },
    flash: async () => {
      const count = container.children.length
      const gap = Math.min(110, 1100 / Math.max(1, count))
      await motion.run(
        gap * count + 240,
        (share) => {
          const time = share * (gap * count + 240)
          container.children.forEach((coin, index) => {
            const own = Math.max(0, Math.min(1, (time - index * gap) / 240))
            coin.scale.set(options.reducedMotion() ? 1 : 1 + 0.18 * Math.sin(own * Math.PI))
          })
        },
        { skippable: true },
      )
    },
  }
}
