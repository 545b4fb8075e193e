import { darken, lighten, lightness, mix } from '../colour.ts'
import type { Hex, Palette } from '../types.ts'
import type { Block } from './block.ts'

/** Colours of a finish: the face from above downward, its border, the body behind, the edge. */
interface Coat {
  face: readonly (readonly [offset: number, colour: Hex])[]
  border: Hex
  body: Hex
  edge: Hex
  /** Light round the letters. */
  halo?: Hex
}

/** The second accent where it is dark enough to stand round pale letters, else the main colour. */
const firm = (p: Palette): Hex => (lightness(p.pop) > 0.62 ? mix(p.mid, p.pop, 0.2) : p.pop)

/** How a title's letters are made. */
export const finishes = {
  gold: (p) => ({
    face: [
      [0, '#fffce0'],
      [0.42, '#ffd84e'],
      [0.52, '#d98a10'],
      [0.62, '#ffc83c'],
      [1, '#fff0a0'],
    ],
    border: '#6a2c04',
    body: darken(p.deep, 0.25),
    edge: darken(p.shadow, 0.2),
  }),
  royal: (p) => ({
    face: [
      [0, '#ffffff'],
      [0.5, lighten(p.accent, 0.35)],
      [1, mix(p.accent, '#e8740a', 0.4)],
    ],
    border: p.deep,
    body: lighten(p.accent, 0.1),
    edge: darken(p.shadow, 0.3),
  }),
  candy: (p) => ({
    face: [
      [0, '#ffffff'],
      [0.45, lighten(firm(p), 0.6)],
      [1, lighten(firm(p), 0.25)],
    ],
    border: mix(darken(firm(p), 0.65), p.shadow, 0.3),
    body: '#ffffff',
    edge: darken(p.shadow, 0.1),
  }),
  ice: (p) => ({
    face: [
      [0, '#ffffff'],
      [0.45, '#c8f0ff'],
      [0.55, '#6ac0f0'],
      [1, '#f0fcff'],
    ],
    border: mix('#1450a0', p.deep, 0.3),
    body: mix('#0a2c6a', p.shadow, 0.3),
    edge: darken(p.shadow, 0.2),
    halo: '#bff0ff',
  }),
  fire: (p) => ({
    face: [
      [0, '#fffbd0'],
      [0.35, '#ffe04a'],
      [0.7, '#ff8a1a'],
      [1, '#e8240c'],
    ],
    border: '#5a0808',
    body: '#a80e0e',
    edge: darken(p.shadow, 0.3),
    halo: '#ff9a3a',
  }),
  chrome: (p) => ({
    face: [
      [0, '#ffffff'],
      [0.44, '#b8cce0'],
      [0.5, '#42587a'],
      [0.6, '#a8c4e0'],
      [1, '#ffffff'],
    ],
    border: p.shadow,
    body: firm(p),
    edge: darken(p.shadow, 0.4),
  }),
  neon: (p) => ({
    face: [
      [0, '#ffffff'],
      [0.5, lighten(p.accent, 0.65)],
      [1, lighten(p.pop, 0.5)],
    ],
    border: darken(firm(p), 0.25),
    body: mix(p.deep, firm(p), 0.35),
    edge: darken(p.shadow, 0.4),
    halo: firm(p),
  }),
  stone: (p) => ({
    face: [
      [0, '#fff8e0'],
      [0.5, '#e8cc94'],
      [1, '#a8743a'],
    ],
    border: '#4a2a10',
    body: mix('#6a4420', p.deep, 0.4),
    edge: darken(p.shadow, 0.3),
  }),
  slime: (p) => ({
    face: [
      [0, '#fbffc8'],
      [0.5, '#b8f03a'],
      [1, '#4aa01e'],
    ],
    border: '#1c4408',
    body: mix('#3a0f5a', p.shadow, 0.3),
    edge: darken(p.shadow, 0.3),
    halo: p.accent,
  }),
  paper: (p) => ({
    face: [
      [0, '#ffffff'],
      [1, '#ffeecb'],
    ],
    border: darken(firm(p), 0.2),
    body: darken(firm(p), 0.55),
    edge: darken(p.shadow, 0.1),
  }),
  cherry: (p) => ({
    face: [
      [0, '#ffd0c8'],
      [0.3, '#ff4a4a'],
      [1, '#b80c24'],
    ],
    border: '#fff6e0',
    body: mix('#5a0414', p.shadow, 0.3),
    edge: darken(p.shadow, 0.2),
  }),
} as const satisfies Record<string, (palette: Palette) => Coat>

export type FinishId = keyof typeof finishes

const n = (value: number) => Math.round(value * 10) / 10

/** The lowest point of path data, whose numbers are pairs; of a curve the points that draw it. */
const lowest = (d: string): number =>
  Math.max(...(d.match(/-?[\d.]+/g) ?? []).flatMap((one, at) => (at % 2 ? [Number(one)] : [])))

/**
 * Paints a block of lettering: soft shadow, deep body, border, shaded face, upper light. `bottom` is where
 * it ends, its edge included and its shadow left out.
 */
export function paintBlock(
  block: Block,
  finish: FinishId,
  palette: Palette,
  prefix: string,
): { defs: string; body: string; bottom: number } {
  const coat: Coat = finishes[finish](palette)
  const unit = Math.max(30, Math.min(96, block.smallest))
  const depth = n(unit * 0.12 + 3)
  const rim = n(unit * 0.085 + 2.5)
  const edge = n(rim + unit * 0.06 + 3)
  const stops = coat.face.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')
  const defs: string[] = [
    `<filter id="${prefix}-soft" x="-10%" y="-20%" width="120%" height="150%"><feGaussianBlur stdDeviation="7"/></filter>`,
  ]
  const layers = { shadow: '', edge: '', body: '', border: '', face: '' }
  block.lines.forEach(({ d, top, bottom }, i) => {
    const id = `${prefix}-t${i}`
    const use = `<use href="#${id}"`
    defs.push(
      `<path id="${id}" d="${d}"/>`,
      `<clipPath id="${id}c"><use href="#${id}"/></clipPath>`,
      `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="0" y1="${n(top - 4)}" x2="0" y2="${n(bottom + 4)}">${stops}</linearGradient>`,
    )
    layers.shadow += `${use}/>`
    for (let k = 3; k >= 0; k--)
      layers.edge += `${use} transform="translate(0 ${n((depth * k) / 3)})"/>`
    for (let k = 3; k >= 1; k--)
      layers.body += `${use} transform="translate(0 ${n((depth * k) / 3)})"/>`
    layers.border += `${use}/>`
    layers.face +=
      `${use} fill="url(#${id}f)"/>` +
      `<g clip-path="url(#${id}c)" fill="none"><use href="#${id}" stroke="#fff" stroke-width="${n(unit * 0.07)}" opacity=".8" transform="translate(0 ${n(unit * 0.03)})"/></g>`
  })
  const halo = coat.halo
    ? `<g filter="url(#${prefix}-soft)" fill="${coat.halo}" stroke="${coat.halo}" stroke-width="${n(edge * 2.4)}" opacity=".75">${layers.shadow}</g>`
    : ''
  const body =
    `<g stroke-linejoin="round">${halo}` +
    `<g filter="url(#${prefix}-soft)" opacity=".6" transform="translate(0 ${n(depth + 7)})" stroke="#000" stroke-width="${edge}">${layers.shadow}</g>` +
    `<g fill="${coat.edge}" stroke="${coat.edge}" stroke-width="${n(edge * 2)}">${layers.edge}</g>` +
    `<g fill="${coat.body}" stroke="${coat.body}" stroke-width="${n(rim * 2)}">${layers.body}</g>` +
    `<g fill="${coat.border}" stroke="${coat.border}" stroke-width="${n(rim * 2)}">${layers.border}</g>` +
    `${layers.face}</g>`
  const bottom = Math.max(...block.lines.map(({ d }) => lowest(d))) + depth + edge
  return { defs: defs.join(''), body, bottom }
}
