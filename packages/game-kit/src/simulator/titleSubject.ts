import { frameSkin, games } from '@marquee/game-catalogue'
import { findGameModel } from '@marquee/game-math'
import type { Subject } from './subject.ts'

/** A title of the catalogue, as the arcade shows it. */
export function titleSubject(slug: string): Subject {
  const game = games.find((one) => one.slug === slug)
  if (!game) throw new Error(`The catalogue has no game '${slug}'.`)
  return {
    page: '/arcade/',
    id: game.id,
    title: game.title,
    skin: frameSkin(game),
    model: findGameModel(game.model),
  }
}
