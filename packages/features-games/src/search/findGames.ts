import type { Game } from '@marquee/contract'
import type { Shelf } from '../catalogue/shelf.ts'
import { fold, matchesWords, wordsOf } from '../library/filters.ts'

/** 0 when the title begins with what was typed, 1 when one of its words does, 2 for the rest. */
function rank(game: Game, typed: string): number {
  const title = fold(game.title)
  if (title.startsWith(typed)) return 0
  return title.split(/\s+/).some((word) => word.startsWith(typed)) ? 1 : 2
}

/** The games that a text finds: those that begin with it first, then by popularity. */
export function findGames(shelf: Shelf, q: string): Game[] {
  const words = wordsOf(q)
  const typed = fold(q)
  return shelf.all
    .filter((game) => matchesWords(game, words, shelf))
    .map((game) => ({ game, place: rank(game, typed) }))
    .sort((one, other) => one.place - other.place)
    .map(({ game }) => game)
}
