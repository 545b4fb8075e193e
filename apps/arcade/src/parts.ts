import type { InitMessage } from '@marquee/game-sdk'
import { loadFace } from './lettering/face.ts'
import { loadShownModel, modelOf, type ShownModel } from './shown-model.ts'
import { loadTexts } from './texts/texts.ts'

/** What is one game's alone. */
export interface Parts {
  model: Promise<ShownModel>
  /** The one that an open round was begun with; the game may have moved to another since. */
  begun: Promise<ShownModel>
  texts: Promise<Record<string, string>>
  /** The letters of the title are there, or are not waited for any longer. */
  lettering: Promise<void>
}

/**
 * Asks for what is this game's alone as soon as the page knows which game it is: it comes beside what every
 * game is made of, and not after it.
 */
export function fetchParts({ game, locale, replay, openRound }: InitMessage): Parts {
  const model = loadShownModel(replay ? modelOf(replay) : game.model)
  const begun = openRound && !replay ? loadShownModel(modelOf(openRound)) : model
  const texts = loadTexts(locale)
  // The game tells what fails once it is there.
  for (const part of [model, begun, texts]) part.catch(() => undefined)
  return { model, begun, texts, lettering: loadFace(game.skin.face, 'title') }
}
