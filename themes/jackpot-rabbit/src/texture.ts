import { svgImage } from '@marquee/theme'

/** Folds of a hanging curtain. */
export const folds = (shade: string, shine: string) =>
  `repeating-linear-gradient(90deg, ${shade} 0, transparent 22px, ${shine} 38px, transparent 54px, ${shade} 76px)`

const tassels = (cloth: string, fold: string) =>
  svgImage(
    72,
    20,
    `<path fill="${cloth}" d="M0 0h72q-6 14-36 14T0 0"/><path fill="none" stroke="${fold}" d="M14 0q4 9 22 9t22-9M26 0q2 4 10 4t10-4"/><path fill="none" stroke="#e8bb52" stroke-width="2" d="M0 1q6 13.5 36 13.5T72 1"/><path fill="#e8bb52" d="M-3 0h6v5l2 11h-10l2-11zM69 0h6v5l2 11h-10l2-11z"/>`,
  )

/** The valance above a stage. */
export const valance = { dark: tassels('#5b1442', '#8b2b63'), light: tassels('#4a1561', '#7b3f96') }

/** Gilt arcs that close the scooped corners of a framed card. */
export const giltCorners = (gold: string) =>
  ['0 0', '100% 0', '0 100%', '100% 100%']
    .map(
      (corner) =>
        `radial-gradient(circle at ${corner}, transparent 11px, ${gold} 11.5px 12.5px, transparent 13px 17px, ${gold} 17.5px 18px, transparent 18.5px)`,
    )
    .join(', ')

/** A fan of rays as above a cinema door. */
export const fan = svgImage(
  56,
  26,
  '<g fill="none" stroke="#c9962f" stroke-width="2"><path d="M4 25a24 24 0 0 1 48 0M16 25a12 12 0 0 1 24 0"/><path d="M28 13V1M21 15 11 8M35 15l10-7M17 20 5 17M39 20l12-3"/></g><path fill="#c9962f" d="m28 17 4 6-4 3-4-3z"/>',
)

/** A gilt rule that fades to both sides. */
export const rule = 'linear-gradient(90deg, transparent, #c9962f 30% 70%, transparent)'

/** A polygon with its four corners scooped out by a circle of the radius in px. */
export function scooped(radius: number): string {
  const arc = [0, 22.5, 45, 67.5, 90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return [radius * Math.sin(angle), radius * Math.cos(angle)] as const
  })
  const at = (from: 'start' | 'end', offset: number) =>
    from === 'start' ? `${offset.toFixed(1)}px` : `calc(100% - ${offset.toFixed(1)}px)`
  const turned = arc.toReversed()
  const points = [
    ...arc.map(([x, y]) => `${at('start', x)} ${at('start', y)}`),
    ...turned.map(([x, y]) => `${at('end', x)} ${at('start', y)}`),
    ...arc.map(([x, y]) => `${at('end', x)} ${at('end', y)}`),
    ...turned.map(([x, y]) => `${at('start', x)} ${at('end', y)}`),
  ]
  return `polygon(${points.join(', ')})`
}
