import { darken, lighten, mix } from '../colour.ts'
import type { Hex, Palette } from '../types.ts'
import { ellipse, round } from './shapes.ts'

/** One colour of a gradient: offset (0 to 1), colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export interface PartOptions {
  /** Width of the dark edge; 0 leaves it out. */
  outline?: number
  /** Colour at the lower edge; without it the part shades to its own dark. */
  to?: Hex
  /** Depth of the inner shade, in units; 0 leaves it out. */
  depth?: number
  /** Strength of the light along the upper left edge, 0 to 1. */
  shine?: number
  /** Ready-made fill, used instead of shading the colour. */
  fill?: string
}

/** A drawing under way: gradients and clips on one side, what is painted on the other. */
export interface Sheet {
  palette: Palette
  /** Paints raw SVG. */
  add(svg: string): void
  /** A gradient along a line; returns the paint to fill with. Angle in degrees, 0 = downward. */
  linear(stops: readonly Stop[], angle?: number): string
  /** A gradient round a centre given in shares of the filled shape's box. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** A clip; returns the value of `clip-path`. */
  clip(d: string): string
  /** A filter; returns the value of `filter`. */
  filter(body: string): string
  /** A solid part: dark edge, shaded body, inner shade, rim light and upper shine. */
  part(d: string, colour: Hex, options?: PartOptions): void
  /** A polished gold part. */
  gold(d: string, options?: PartOptions): void
  /** A polished steel part. */
  steel(d: string, options?: PartOptions): void
  /** A flat shape. */
  flat(d: string, fill: string, opacity?: number): void
  /** A line. */
  stroke(d: string, colour: string, width: number, opacity?: number): void
  /** A soft white reflection. */
  gloss(cx: number, cy: number, rx: number, ry: number, opacity?: number, turn?: number): void
  /** A soft round glow. */
  glow(cx: number, cy: number, r: number, colour: string, opacity?: number): void
  /** Paints what `draw` paints inside a group with the given attributes. */
  group(attributes: string, draw: () => void): void
  finish(): { defs: string; body: string }
}

const goldStops: readonly Stop[] = [
  [0, '#fffbd0'],
  [0.22, '#ffdc5e'],
  [0.5, '#d8920f'],
  [0.62, '#ffe88a'],
  [0.82, '#c47a0c'],
  [1, '#7c4204'],
]

const steelStops: readonly Stop[] = [
  [0, '#ffffff'],
  [0.25, '#c6d4e4'],
  [0.5, '#7d90a8'],
  [0.62, '#e8f0f8'],
  [0.85, '#8598b0'],
  [1, '#46566c'],
]

/** Starts a drawing; ids in it begin with `prefix`, so that drawings may share a page. */
export function makeSheet(prefix: string, palette: Palette): Sheet {
  const defs: string[] = []
  let body: string[] = []
  const known = new Map<string, string>()
  const define = (key: string, make: (id: string) => string): string => {
    const existing = known.get(key)
    if (existing) return `url(#${existing})`
    const id = `${prefix}-${known.size}`
    known.set(key, id)
    defs.push(make(id))
    return `url(#${id})`
  }
  const stopTags = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
  const sheet: Sheet = {
    palette,
    add: (svg) => void body.push(svg),
    linear: (stops, angle = 0) => {
      const turn = angle === 0 ? '' : ` gradientTransform="rotate(${angle} .5 .5)"`
      const tags = stopTags(stops)
      return define(
        `l${turn}${tags}`,
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${turn}>${tags}</linearGradient>`,
      )
    },
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) => {
      const tags = stopTags(stops)
      return define(
        `r${cx},${cy},${r}${tags}`,
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${tags}</radialGradient>`,
      )
    },
    clip: (d) =>
      define(
        `c${d}`,
        (id) => `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`,
      ),
    filter: (content) =>
      define(
        `f${content}`,
        (id) =>
          `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%">${content}</filter>`,
      ),
    part: (d, colour, options = {}) => {
      const { outline = 5, depth = 16, shine = 0.55, to } = options
      const edge = mix(darken(colour, 0.72), palette.shadow, 0.45)
      if (outline > 0) sheet.stroke(d, edge, outline * 2)
      const fill =
        options.fill ??
        (to
          ? sheet.linear([
              [0, lighten(colour, 0.25)],
              [0.35, colour],
              [1, to],
            ])
          : sheet.radial(
              [
                [0, lighten(colour, 0.4)],
                [0.45, colour],
                [1, darken(colour, 0.42)],
              ],
              0.36,
              0.26,
              0.85,
            ))
      sheet.flat(d, fill)
      sheet.group(`clip-path="${sheet.clip(d)}" fill="none" stroke-linejoin="round"`, () => {
        if (depth > 0) {
          const shade = darken(to ?? colour, 0.6)
          for (const [reach, opacity] of [
            [1, 0.16],
            [0.55, 0.2],
          ] as const) {
            const by = round(-depth * reach * 0.35)
            body.push(
              `<path d="${d}" stroke="${shade}" stroke-width="${round(depth * reach)}" opacity="${opacity}" transform="translate(${by} ${by})"/>`,
            )
          }
          body.push(
            `<path d="${d}" stroke="${palette.glow}" stroke-width="3.4" opacity=".5" transform="translate(-.8 -.8)"/>`,
          )
        }
        if (shine > 0) {
          body.push(
            `<path d="${d}" stroke="#fff" stroke-width="5" opacity="${shine}" transform="translate(2 2.6)"/>`,
          )
        }
      })
    },
    gold: (d, options) =>
      sheet.part(d, '#e0a020', { fill: sheet.linear(goldStops, -14), depth: 12, ...options }),
    steel: (d, options) =>
      sheet.part(d, '#8fa2b8', { fill: sheet.linear(steelStops, -18), depth: 12, ...options }),
    flat: (d, fill, opacity = 1) =>
      void body.push(
        `<path d="${d}" fill="${fill}" fill-rule="evenodd"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`,
      ),
    stroke: (d, colour, width, opacity = 1) =>
      void body.push(
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`,
      ),
    gloss: (cx, cy, rx, ry, opacity = 0.7, turn = 0) => {
      const fill = sheet.radial([
        [0, '#ffffff', 1],
        [0.55, '#ffffff', 0.55],
        [1, '#ffffff', 0],
      ])
      const spin = turn === 0 ? '' : ` transform="rotate(${turn} ${cx} ${cy})"`
      body.push(`<path d="${ellipse(cx, cy, rx, ry)}" fill="${fill}" opacity="${opacity}"${spin}/>`)
    },
    glow: (cx, cy, r, colour, opacity = 0.8) => {
      const fill = sheet.radial([
        [0, colour, 1],
        [0.4, colour, 0.45],
        [1, colour, 0],
      ])
      body.push(
        `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}" opacity="${opacity}"/>`,
      )
    },
    group: (attributes, draw) => {
      const outer = body
      body = []
      draw()
      outer.push(`<g ${attributes}>${body.join('')}</g>`)
      body = outer
    },
    finish: () => ({ defs: defs.join(''), body: body.join('') }),
  }
  return sheet
}
