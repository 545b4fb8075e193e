import { Container, Graphics } from 'pixi.js'
import type { FishModel, RoundOutcome } from '@marquee/game-math'
import type { Pictures } from '../art/pictures.ts'
import { burst } from '../effects/burst.ts'
import type { GameView, ViewContext } from '../game-view.ts'
import { shotTimes } from '../round/timeline.ts'
import type { Stage } from '../stage/stage.ts'
import { makeSpread } from '../stage/spread.ts'
import { drawAim, drawBolt, drawCannon } from './cannon.ts'
import { makeSwimmer, swimmerSize } from './swimmers.ts'
import type { Swimmer } from './swimmers.ts'

export type FishOptions = {
  stage: Stage
  model: FishModel
  pictures: Pictures
  skin: { palette: Record<string, string>; symbols: Record<string, string> }
  context: ViewContext
  /** The player chose a target on the stage. */
  onTarget: (id: string) => void
}

/** Heights that the cannon takes at the lower edge, and a caption at the upper one. */
const cannonRoom = 64
const captionRoom = 36

/** Targets that swim, and a shot at one of them; whether it hits is in the outcome. */
export async function makeFishView(options: FishOptions): Promise<GameView> {
  const { stage, model, pictures, skin, context, onTarget } = options
  const { motion } = stage
  const { narrator, sound, t, minimumSpinMs, reducedMotion } = context
  const water = new Container()
  const aim = new Graphics()
  const cannon = new Graphics()
  const bolt = new Graphics({ visible: false })
  stage.world.addChild(water, aim, bolt, cannon)
  const coin = await pictures.symbol(skin.symbols.coin ?? 'coin', 48)

  let chosen = model.targets[0]!.id
  let firedAt = 0

  /** Whether a caption stands above the water now. */
  let caption = false
  const say = (text: string | null) => {
    caption = text !== null
    narrator.badge(text)
  }
  /** Where there is height for it the water begins below the captions. */
  const area = () => {
    const { y, height, ...rest } = stage.free
    const room = height > 300 ? captionRoom : 0
    return { ...rest, y: y + room, height: height - cannonRoom - room }
  }
  const muzzle = () => ({
    x: stage.free.x + stage.free.width / 2,
    // All of the cannon stands above the line that tells the result.
    y: stage.free.y + stage.free.height - 40,
  })
  const aimed = () => swimmers.find(({ target }) => target.id === chosen)!

  const choose = (id: string) => {
    if (firedAt > 0) return
    chosen = id
    onTarget(id)
  }

  const count = model.targets.length
  const swimmers = model.targets.map((target, rank) =>
    makeSwimmer(target, { rank, count, colours: skin.palette }),
  )
  swimmers.forEach((swimmer) => swimmer.body.on('pointertap', () => choose(swimmer.target.id)))
  // Large ones first, so that small ones swim before them and can be reached.
  water.addChild(...swimmers.toReversed().map(({ body }) => body))

  /** Dresses the swimmers for the size of the water; a shot may be under way. */
  const dress = async () => {
    const sizes = swimmers.map((_, rank) => swimmerSize(rank, count, area()))
    await Promise.all(
      swimmers.map(async (swimmer, rank) => {
        const size = sizes[rank]!
        swimmer.dress(await pictures.symbol(swimmer.target.id, size), size)
      }),
    )
  }
  await dress()
  stage.onResize(() => void dress())

  const spread = makeSpread(count)
  const placeTags = (delta: number) => {
    const { y, height } = area()
    const bounds = {
      top: caption ? stage.free.y + captionRoom : y,
      bottom: y + height + cannonRoom / 2,
    }
    const shifts = spread(
      swimmers.map((swimmer) => swimmer.tag()),
      bounds,
      delta,
    )
    for (const [index, swimmer] of swimmers.entries()) swimmer.placeTag(shifts[index]!, stage.free)
  }
  motion.each((delta) => {
    for (const swimmer of swimmers) swimmer.update(area(), delta, reducedMotion())
    placeTags(delta)
    const { body, size } = aimed()
    drawAim(aim, body, size, skin.palette, reducedMotion() ? 0 : motion.now())
    drawCannon(cannon, muzzle(), body, skin.palette)
  })

  /** The target waits for the shot in view: it must not be hit behind the edge. */
  const bringIntoView = (swimmer: Swimmer) => {
    if (swimmer.way < 0.16) swimmer.way = 0.16
    if (swimmer.way > 0.8) swimmer.way = 0.8
  }

  const fly = async (swimmer: Swimmer, ms: number) => {
    const from = muzzle()
    bolt.visible = true
    await motion.run(ms, (share) => {
      drawBolt(bolt, from, swimmer.body, share, skin.palette)
    })
    bolt.visible = false
  }

  const showHit = async (swimmer: Swimmer, win: number, strong: boolean) => {
    sound.play('hit')
    narrator.total(win)
    swimmer.mood = 'held'
    const { x, y } = swimmer.body
    if (strong && !reducedMotion()) {
      void burst(stage, coin, { x, y, count: 14, ms: 900, size: 44 })
    }
    await motion.run(700, (share) => {
      swimmer.body.alpha = 1 - share
      swimmer.picture.tint = share < 0.3 ? 0xffffff : 0xffe08a
      if (!reducedMotion()) swimmer.body.scale.set(1 + 0.25 * Math.sin(share * Math.PI))
    })
    swimmer.way = 0
    swimmer.body.alpha = 1
    swimmer.body.scale.set(1)
    swimmer.picture.tint = 0xffffff
    swimmer.mood = 'swims'
  }

  const showMiss = async (swimmer: Swimmer) => {
    sound.play('miss')
    swimmer.mood = 'flees'
    await motion.wait(600)
    swimmer.mood = 'swims'
  }

  return {
    begin: (_action, target) => {
      if (target !== undefined) chosen = target
      firedAt = motion.now()
      bringIntoView(aimed())
      sound.play('shot')
    },
    play: async (outcome: RoundOutcome) => {
      const step = outcome.steps[0]
      if (step?.kind !== 'shot') return
      if (firedAt === 0) firedAt = motion.now()
      chosen = step.target
      onTarget(chosen)
      const swimmer = aimed()
      bringIntoView(swimmer)
      const times = shotTimes({ minimumSpinMs, resultAt: motion.now() - firedAt })
      const elapsed = motion.now() - firedAt
      await fly(swimmer, times.impact - elapsed)
      narrator.announce(t(step.hit ? 'fish.hit' : 'fish.miss'))
      if (step.hit) await showHit(swimmer, step.win, outcome.win > outcome.cost)
      else {
        say(t('fish.miss'))
        await showMiss(swimmer)
      }
      await motion.wait(Math.max(0, firedAt + times.end - motion.now()))
      say(null)
      firedAt = 0
    },
    abort: () => {
      bolt.visible = false
      firedAt = 0
    },
    aim: (direction) => {
      const index = model.targets.findIndex(({ id }) => id === chosen)
      const count = model.targets.length
      choose(model.targets[(index + direction + count) % count]!.id)
    },
    target: () => chosen,
    choose,
  }
}
