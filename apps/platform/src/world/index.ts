import {
  handlersOf,
  type PlatformModule,
  settingsOf,
  type Surroundings,
} from '@marquee/platform-kernel/module'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { storyOf, takeChapter } from './demo/story.ts'
import { story } from './demoStory.ts'
import { openHouse, playHouse } from './houseRounds.ts'
import { kernelBy, kernelForHouse, SetClock } from './past.ts'
import { makeVisitor } from './visitor.ts'

/** Requests come first: what fills the world takes a breath between two acts, in ms. */
const breath = 20
/** How often house players play where somebody is, in ms. */
const houseEvery = 20_000
/** How long a round of a house player takes, in ms. */
const roundTakes = 3_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface World {
  surroundings: Surroundings
  modules: readonly PlatformModule[]
  /** Ids of the players who are connected. */
  connected: () => string[]
  isStopped: () => boolean
}

/** Tells what is left of the story of a brand's demo account. */
async function tellStory(
  { surroundings, modules, isStopped }: World,
  settings: BrandSettings,
): Promise<void> {
  const told = await storyOf(surroundings.kernel.db, settings.key)
  if (!told) return
  const clock = new SetClock(told.began_at)
  const kernel = kernelBy(surroundings.kernel, clock)
  const past = { ...surroundings, kernel }
  const caller = { kernel, brand: settings.key, playerId: told.player }
  const visitor = makeVisitor(handlersOf(modules, past), caller)
  for (const [index, { after, act }] of [...story.entries()].slice(told.chapters)) {
    if (isStopped()) return
    const chapter = { brand: settings.key, number: index + 1 }
    if (!(await takeChapter(surroundings.kernel, chapter))) return
    clock.set(told.began_at + after)
    await act({ visitor, clock, settings, surroundings: past })
    await sleep(breath)
  }
}

async function openHouseOf(
  { surroundings, modules, isStopped }: World,
  brand: BrandSettings,
): Promise<void> {
  if (isStopped()) return
  const clock = new SetClock(surroundings.kernel.clock.now())
  const kernel = kernelForHouse(kernelBy(surroundings.kernel, clock))
  const handlers = handlersOf(modules, { ...surroundings, kernel })
  await openHouse(brand, {
    kernel,
    clock,
    now: () => surroundings.kernel.clock.now(),
    visit: (playerId) => makeVisitor(handlers, { kernel, brand: brand.key, playerId }),
    pause: () => sleep(breath),
  })
}

/**
 * Fills brands of a sandbox: their demo accounts get the weeks that they have behind them, and house
 * players play there, now and then, while somebody is connected. In the background; a start that ended early
 * is gone on with at the next one.
 */
export function startWorld(world: Omit<World, 'isStopped'>): {
  filled: Promise<void>
  stop(): void
} {
  const { surroundings, modules, connected } = world
  const { log } = surroundings
  const kernel = kernelForHouse(surroundings.kernel)
  let isStopped = false
  const running: World = { ...world, isStopped: () => isStopped }
  const fill = async () => {
    for (const key of surroundings.livedIn) {
      const brand = settingsOf(surroundings, key)
      await tellStory(running, brand)
      await openHouseOf(running, brand)
    }
  }
  const filled = fill().catch((error: unknown) => {
    if (!isStopped) log.error({ err: error }, 'filling the sandbox failed')
  })
  const handlers = handlersOf(modules, surroundings)
  const play = () =>
    playHouse(kernel, {
      connected: connected(),
      visit: ({ id: playerId, brand }) => makeVisitor(handlers, { kernel, brand, playerId }),
      watch: () => sleep(roundTakes),
    }).catch((error: unknown) => {
      if (!isStopped) log.warn({ err: error }, 'a round of a house player failed')
    })
  const timer = setInterval(() => void play(), houseEvery)
  return {
    filled,
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}
