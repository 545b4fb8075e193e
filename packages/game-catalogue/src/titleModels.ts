import { modelOf } from './models.ts'
import { sceneIds } from './scenes.ts'
import { titlesByScene } from './titles/titles.ts'
import type { GameModelId } from './types.ts'

/** A game by its title, and the model it runs on now. */
export type TitleModel = { title: string; model: GameModelId }

/**
 * Every game by title, in the order of the alphabet, with nothing else of it: for a page that has no
 * picture to show and must work without a connection.
 */
export const titleModels: readonly TitleModel[] = sceneIds
  .flatMap((scene) =>
    (titlesByScene[scene] ?? []).map(([title], position) => ({
      title,
      model: modelOf(scene, position, title),
    })),
  )
  .sort((one, other) => one.title.localeCompare(other.title, 'en'))
