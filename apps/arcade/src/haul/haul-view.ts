import { Container, Graphics } from 'pixi.js'
import { haulChoices } from '@marquee/game-math'
import type { HaulChoice, HaulModel, RoundOutcome } from '@marquee/game-math'
import type { GameView, Shot } from '../game-view.ts'
import type { InstantOptions } from '../instant/instant-view.ts'
import { makeSpread } from '../stage/spread.ts'
import { makeBoat } from './boat.ts'
import { fightBoss } from './bouts.ts'
import { makeCaptions } from './captions.ts'
import { castNet } from './casts.ts'
import { drawSight } from './gear.ts'
import { makeLair } from './lair.ts'
import { makeChoiceList, shownPay } from './panel.ts'
import { makeSchool } from './school.ts'
import type { School, Swimmer } from './school.ts'
import { seaOf, waysOf } from './sea.ts'
import { fireHarpoon } from './shots.ts'
import type { Throw } from './shots.ts'
import { makeSurface } from './surface.ts'
import { makeTag } from './tags.ts'
import type { Waters } from './waters.ts'

/** A boat above shoals, some that swim alone and a boss; several shots may be under way together. */
export async function makeHaulView(options: InstantOptions<HaulModel>): Promise<GameView> {
  const { stage, model, pictures, skin, context, panel, onFire } = options
  const { motion } = stage
  const { sound, t, formats, reducedMotion } = context
  const { palette: colours } = skin
  const choices = haulChoices(model)
  const ids = [...choices.keys()]
  let sea = seaOf(stage.free)
  let chosen = options.chosen ?? ids[0]!

  const world = new Container()
  const water = new Container()
  const layer = new Container()
  const tags = new Container()
  const sight = new Graphics({ eventMode: 'none' })
  const surface = makeSurface(colours)
  const boat = makeBoat(colours)
  const coin = await pictures.symbol(skin.symbols.coin ?? 'coin', 48)
  const schools = await Promise.all(
    waysOf(model).map(async (way) => makeSchool(way, await pictures.symbol(way.creature, 64))),
  )
  const boss = schools.at(-1)!
  // Large ones first, so that small ones swim before them and can be reached.
  water.addChild(...schools.toReversed().map(({ root }) => root))
  world.addChild(surface.back, water, sight, layer, boat.root, surface.front, tags)
  stage.world.addChild(world)

  const lair = makeLair({ stage, colours, calm: reducedMotion }, boss, water)
  const waters: Waters = {
    stage,
    context,
    colours,
    coin,
    boat,
    sea: () => sea,
    layer,
    caption: makeCaptions(motion, context.narrator, panel ? null : t('replay')),
  }

  const list = makeChoiceList(model, { t, formats, picture: pictures.symbolUrl }, (id) =>
    choose(id),
  )
  panel?.append(list.root)
  const choose = (id: string) => {
    chosen = id
    list.choose(id)
    stage.invalidate()
  }
  /** A press on the stage: chooses, and fires at what was chosen already. */
  const press = (id: string) => {
    if (!panel) return
    if (chosen === id) onFire()
    else choose(id)
  }
  const chosenSchool = () => {
    const { creature } = choices.get(chosen)!
    return schools.find(({ way }) => way.creature === creature)!
  }

  const tagsOf = (school: School) => {
    const own = [...choices].filter(([, { creature }]) => creature === school.way.creature)
    return own.map(([id, choice]) => {
      const text = shownPay(choice, { t, formats })
      return { id, tag: makeTag({ text, isNet: choice.way === 'net', colours }, () => press(id)) }
    })
  }
  const labelled = schools.map((school) => ({ school, own: tagsOf(school) }))
  for (const { own } of labelled) tags.addChild(...own.map(({ tag }) => tag.root))

  for (const school of schools) {
    for (const { picture } of school.swimmers) {
      picture.eventMode = 'static'
      picture.cursor = 'pointer'
      picture.on('pointertap', () => press(school.way.creature))
    }
  }

  /** Draws everything for the size of the stage; shots may be under way. */
  const dress = async () => {
    sea = seaOf(stage.free)
    boat.dress(sea)
    surface.dress(sea, stage.free.y)
    await Promise.all(
      schools.map(async (school) => {
        const edge = Math.round(sea.base * school.way.size)
        const texture = await pictures.symbol(school.way.creature, edge)
        // Another size may have come meanwhile.
        if (edge === Math.round(sea.base * school.way.size)) school.dress(texture, edge)
      }),
    )
    stage.invalidate()
  }
  await dress()
  const stopResize = stage.onResize(() => void dress())

  const spread = makeSpread(labelled.length)
  const placeTags = (delta: number) => {
    const size = Math.round(Math.max(12, Math.min(17, sea.base * 0.032)))
    const height = size * 1.7
    const rows = labelled.map(({ school, own }) => {
      const { x, y } = school.middle()
      const reach = school.reach()
      for (const { id, tag } of own) tag.dress(size, id === chosen)
      const width = own.reduce((sum, { tag }) => sum + tag.width() + 4, -4)
      return {
        x: Math.min(Math.max(x - width / 2, sea.x + 2), sea.x + sea.width - width - 2),
        y: y + reach.y * (school.way.kind === 'shoal' ? 1 : 0.8) + size - height / 2,
        width,
        height,
      }
    })
    const shifts = spread(rows, { top: sea.y, bottom: sea.y + sea.height }, delta)
    for (const [index, { own }] of labelled.entries()) {
      const row = rows[index]!
      const middle = row.y + shifts[index]! + height / 2
      let left = row.x
      for (const { tag } of own) {
        tag.root.position.set(left + tag.width() / 2, middle)
        left += tag.width() + 4
      }
    }
  }
  const stopMotion = motion.each((delta) => {
    const calm = reducedMotion()
    for (const school of schools) school.update(sea, delta, calm)
    lair.update(delta)
    const aim = chosenSchool()
    const now = motion.now()
    boat.update(sea, now, aim.middle(), calm)
    surface.update(sea, now, calm)
    const isNet = choices.get(chosen)!.way === 'net'
    sight.visible = panel !== null && !lair.isRisen()
    const at =
      aim.way.kind === 'shoal' && !isNet ? (aim.swimmers[0]?.picture ?? aim.middle()) : aim.middle()
    const edge = aim.size() / 2
    const reach = isNet ? aim.reach() : { x: edge, y: edge }
    drawSight(sight, at, reach, { isNet, turn: calm ? 0 : now / 2400, colours })
    placeTags(delta)
  })

  /** Swimmers that a harpoon is on its way to. */
  const sought = new Set<Swimmer>()
  const pick = (school: School): Swimmer =>
    school.swimmers.find((one) => one.isHere() && !sought.has(one)) ?? school.swimmers[0]!
  const throwAt = (choice: HaulChoice): Throw => {
    const school = schools.find(({ way }) => way.creature === choice.creature)!
    if (choice.way === 'boss') return fightBoss(waters, { school, model, lair })
    if (choice.way === 'net') {
      sound.play('net')
      return castNet(waters, school)
    }
    const swimmer = pick(school)
    sought.add(swimmer)
    sound.play('shot')
    const shot = fireHarpoon(waters, school, swimmer)
    const free = () => void sought.delete(swimmer)
    return {
      land: (landing) => shot.land(landing).finally(free),
      abort: () => {
        free()
        shot.abort()
      },
    }
  }

  const fire = (target: string | undefined): Shot => {
    const id = target !== undefined && choices.has(target) ? target : chosen
    const made = throwAt(choices.get(id)!)
    return {
      land: async (outcome: RoundOutcome) => {
        const [step] = outcome.steps
        if (step?.kind !== 'haul') return made.abort()
        await made.land({ step, win: formats.amount(step.win) })
      },
      abort: made.abort,
    }
  }

  choose(chosen)
  return {
    fire,
    // Every round is fired: nothing is begun before, and nothing is left to bring to rest.
    begin: () => undefined,
    play: (outcome) => fire(outcome.target).land(outcome),
    abort: () => undefined,
    aim: (direction) => {
      const index = ids.indexOf(chosen)
      choose(ids[(index + direction + ids.length) % ids.length]!)
    },
    leave: () => {
      stopMotion()
      stopResize()
      list.root.remove()
      world.destroy({ children: true })
    },
    target: () => chosen,
    choose,
  }
}
