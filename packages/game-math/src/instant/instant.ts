import type { Rng } from '../rng.ts'
import { books } from './books.ts'
import { crash } from './crash.ts'
import { dice } from './dice.ts'
import type { Drawn, InstantEngine, Pay } from './engine.ts'
import { haul } from './haul.ts'
import { keno } from './keno.ts'
import type { InstantModel } from './model.ts'
import type { InstantRoundStep } from './outcome.ts'
import { plinko } from './plinko.ts'

/** An instant game's engine at work on one model; what is chosen is text, as it comes in a request. */
export type Instant = {
  /** Throws a RangeError, naming what the model accepts, for a choice it does not have. */
  check: (choice: string | undefined) => void
  /** The exact law of a choice: what can be won, and how often. */
  pays: (choice: string) => Pay[]
  draw: (choice: string, rng: Rng) => Drawn
  /** What a round costs, as a multiple of the stake. */
  price: (choice: string | undefined) => number
  choices: () => Iterable<string>
  samples: () => string[]
}

function bind<Model, Choice>(engine: InstantEngine<Model, Choice>, model: Model): Instant {
  // A round asks twice about its choice, and most players keep theirs.
  let last: { text: string | undefined; choice: Choice } | undefined
  const read = (text: string | undefined): Choice => {
    if (!last || last.text !== text) last = { text, choice: engine.read(model, text) }
    return last.choice
  }
  return {
    check: (choice) => void read(choice),
    pays: (choice) => engine.pays(model, read(choice)),
    price: (choice) => engine.price?.(model, read(choice)) ?? 1,
    draw: (choice, rng) => engine.draw(model, read(choice), rng),
    choices: () => engine.choices(model),
    samples: () => engine.samples(model),
  }
}

const bound = new WeakMap<InstantModel, Instant>()

/** The engine of an instant game's model; made once per model. */
export function instantOf(model: InstantModel): Instant {
  const known = bound.get(model) ?? makeInstant(model)
  bound.set(model, known)
  return known
}

function makeInstant(model: InstantModel): Instant {
  switch (model.engine) {
    case 'plinko':
      return bind(plinko, model)
    case 'dice':
      return bind(dice, model)
    case 'keno':
      return bind(keno, model)
    case 'crash':
      return bind(crash, model)
    case 'haul':
      return bind(haul, model)
    case 'books':
      return bind(books, model)
  }
}

/** What a round of an instant game is called: shots may follow one another sooner than other rounds. */
export const instantActionOf = ({ engine }: InstantModel): 'play' | 'shot' =>
  engine === 'haul' ? 'shot' : 'play'

/** Plays one round: `stake` is minor units, and so is the step's win. */
export function playInstant(
  model: InstantModel,
  { choice, stake }: { choice: string; stake: number },
  rng: Rng,
): InstantRoundStep {
  const drawn = instantOf(model).draw(choice, rng)
  // Multiples have decimals; times a stake they are whole, and what doubles leave over is nothing.
  return { ...drawn, win: Math.round(drawn.multiple * stake) }
}
