import type { Game } from '@marquee/contract'
import type { Shelf } from '../catalogue/shelf.ts'
import { fold, makeMatcher, wordsOf } from '../library/words.ts'

/** 0 when the title begins with what was typed, 1 when one of its words does, 2 for the rest of titles. */
function rank({ title: whole }: Game, typed: string): number {
  const title = fold(whole)
  if (title.startsWith(typed)) return 0
  if (title.split(/\s+/).some((word) => word.startsWith(typed))) return 1
  return wordsOf(typed).every((word) => title.includes(word)) ? 2 : 3
}

/**
 * The games that a text finds: those whose title begins with it first, those found by studio, type or
 * collection last, each by popularity.
 */
export function findGames(shelf: Shelf, q: string): Game[] {
  const typed = fold(q)
  return shelf.all
    .filter(makeMatcher(shelf, q))
    .map((game) => ({ game, place: rank(game, typed) }))
    .sort((one, other) => one.place - other.place)
    .map(({ game }) => game)
}
