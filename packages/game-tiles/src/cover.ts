import type { Game } from '@marquee/contract'

/** The addresses of a cover at densities 1 and 2, and the colour that stands in its place (IMAGE-01). */
export function coverOf(game: Pick<Game, 'img' | 'bg_color'>) {
  const dense = game.img.replace('@1x', '@2x')
  return {
    src: game.img,
    ...(dense !== game.img && { src2x: dense }),
    color: game.bg_color,
  }
}
