import { cardBody } from '../art/cards.ts'
import { symbolParts } from '../art/symbol.ts'
import { box, ellipse, poly, polar, ring } from '../art/shapes.ts'
import type { Sheet } from '../art/sheet.ts'
import { darken, lighten } from '../colour.ts'
import type { Random } from '../random.ts'
import type { SymbolId } from '../types.ts'
import { flight, numbers, pegs } from './instant-setpieces.ts'
import type { Setpiece } from './layouts.ts'

/** Where a backdrop is painted, and what stands before it. */
export interface SetpieceStage {
  s: Sheet
  cx: number
  cy: number
  random: Random
  heroes: readonly SymbolId[]
}

function burst({ s, cx, cy, random }: SetpieceStage): void {
  const turn = random.next() * 30
  const wedges = Array.from({ length: 16 }, (_, i) =>
    poly([
      [cx, cy],
      polar(cx, cy, 420, turn + i * 22.5 - 5),
      polar(cx, cy, 420, turn + i * 22.5 + 5),
    ]),
  )
  s.flat(
    wedges.join(''),
    s.radial([
      [0, s.palette.glow, 0.9],
      [0.55, s.palette.glow, 0.35],
      [1, s.palette.glow, 0],
    ]),
    0.75,
  )
  s.glow(cx, cy, 230, s.palette.glow, 0.7)
}

function medallion({ s, cx, cy }: SetpieceStage): void {
  s.glow(cx, cy, 300, s.palette.glow, 0.6)
  s.flat(ellipse(cx, cy + 8, 196), '#000000', 0.35)
  s.gold(ellipse(cx, cy, 190), { outline: 5, depth: 10 })
  s.part(ellipse(cx, cy, 166), s.palette.mid, {
    outline: 4,
    fill: s.radial(
      [
        [0, s.palette.glow],
        [0.5, s.palette.light],
        [1, s.palette.deep],
      ],
      0.5,
      0.42,
      0.62,
    ),
    depth: 26,
  })
  for (const [x, y] of ring(20, cx, cy, () => 178)) s.flat(ellipse(x, y, 5.5), s.palette.pop)
}

function coinRing({ s, cx, cy }: SetpieceStage): void {
  s.glow(cx, cy, 280, '#ffe27a', 0.85)
  const { defs, body } = symbolParts('coin', s.palette, 'ringcoin')
  s.add(`<defs>${defs}<g id="ringcoin-g">${body}</g></defs>`)
  const places = ring(11, cx, cy, () => 196, 0)
  s.stroke(ellipse(cx, cy, 196), darken(s.palette.shadow, 0.2), 15, 0.8)
  s.stroke(
    ellipse(cx, cy, 196),
    s.linear([
      [0, '#fff2a0'],
      [0.5, '#e0a020'],
      [1, '#8a4a04'],
    ]),
    8,
  )
  for (const [x, y] of places)
    s.add(
      `<use href="#ringcoin-g" transform="translate(${(x - 42).toFixed(1)} ${(y - 42).toFixed(1)}) scale(.328)"/>`,
    )
}

function bulbs({ s, cx, cy }: SetpieceStage): void {
  burstBehind(s, cx, cy)
  const outer = poly(ring(36, cx, cy, (i) => (i % 2 ? 186 : 206)))
  s.gold(outer, { outline: 5, depth: 8 })
  s.part(ellipse(cx, cy, 172), s.palette.pop, {
    outline: 4,
    fill: s.radial([
      [0, lighten(s.palette.pop, 0.5)],
      [0.6, s.palette.pop],
      [1, darken(s.palette.pop, 0.6)],
    ]),
    depth: 20,
  })
  for (const [x, y] of ring(24, cx, cy, () => 180)) {
    s.glow(x, y, 17, '#fff2a0', 0.9)
    s.flat(ellipse(x, y, 6.5), '#fffbe0')
  }
}

function burstBehind(s: Sheet, cx: number, cy: number): void {
  s.glow(cx, cy, 330, s.palette.glow, 0.85)
  const wedges = ring(14, cx, cy, () => 430).map(([x, y], i) => {
    const [bx, by] = polar(cx, cy, 430, (360 * i) / 14 + 9)
    return poly([
      [cx, cy],
      [x, y],
      [bx, by],
    ])
  })
  s.flat(wedges.join(''), s.palette.glow, 0.26)
}

function streaks({ s, cx, cy, random }: SetpieceStage): void {
  s.glow(cx, cy, 290, s.palette.glow, 0.9)
  for (let i = 0; i < 26; i++) {
    const turn = random.between(0, 360)
    const [near, far] = [random.between(120, 190), random.between(280, 480)]
    const half = random.between(1.2, 3.6)
    s.flat(
      poly([
        polar(cx, cy, near, turn),
        polar(cx, cy, far, turn - half),
        polar(cx, cy, far, turn + half),
      ]),
      random.pick([s.palette.glow, s.palette.accent, '#ffffff', s.palette.pop]),
      0.65,
    )
  }
}

/** Three reels in a golden cabinet, the lead on the middle line. */
function reels({ s, heroes, random }: SetpieceStage): void {
  s.glow(240, 216, 330, s.palette.glow, 0.7)
  s.gold(box(14, 48, 452, 338, 34), { outline: 7, depth: 12 })
  s.part(box(34, 68, 412, 298, 22), darken(s.palette.mid, 0.2), { outline: 4, to: s.palette.deep })
  const lead = heroes[0] as SymbolId
  const extras: readonly SymbolId[] = [
    'cherry',
    'lemon',
    'bell',
    'plum',
    'star',
    'orange',
    'bar',
    'grapes',
  ]
  const others = random.shuffle(extras.filter((id) => id !== lead))
  const second = heroes[1] ?? others[0]!
  const third = heroes[2] ?? lead
  const columns: readonly (readonly SymbolId[])[] = [
    [second, lead, others[1]!],
    [others[2]!, heroes[2] ? second : lead, second],
    [others[3]!, third, others[0]!],
  ]
  columns.forEach((column, c) => {
    const x = 46 + c * 132
    s.flat(
      box(x, 80, 124, 274, 12),
      s.linear([
        [0, '#a8a4b8'],
        [0.25, '#ffffff'],
        [0.75, '#ffffff'],
        [1, '#9a96ac'],
      ]),
    )
    s.group(`clip-path="${s.clip(box(x, 80, 124, 274, 12))}"`, () => {
      column.forEach((id, row) => {
        const parts = symbolParts(id, s.palette, `reel${c}${row}`)
        const size = row === 1 ? 122 : 96
        const cy = 217 + (row - 1) * 118
        s.add(
          `<defs>${parts.defs}</defs><g transform="translate(${x + 62 - size / 2} ${cy - size / 2}) scale(${size / 256})" opacity="${row === 1 ? 1 : 0.85}">${parts.body}</g>`,
        )
      })
      s.flat(
        box(x, 80, 124, 274),
        s.linear([
          [0, '#000000', 0.55],
          [0.24, '#000000', 0],
          [0.76, '#000000', 0],
          [1, '#000000', 0.55],
        ]),
      )
    })
  })
  for (const d of [box(36, 152, 408, 130, 14)]) {
    s.stroke(d, s.palette.shadow, 9)
    s.stroke(d, '#ffd84a', 5)
  }
  for (let i = 0; i < 15; i++) {
    for (const y of [58, 376]) {
      s.glow(36 + i * 29.2, y, 13, '#fff6b0', 0.8)
      s.flat(ellipse(36 + i * 29.2, y, 5), '#fffbe0')
    }
  }
}

/** A field of five by five closed cells, some of them open and aglow. */
function field({ s, cx, cy, random }: SetpieceStage): void {
  s.glow(cx, cy, 320, s.palette.glow, 0.85)
  const pitch = 84
  const size = 74
  const open = new Set(random.shuffle(Array.from({ length: 25 }, (_, cell) => cell)).slice(0, 9))
  s.group(`transform="rotate(-7 ${cx} ${cy})"`, () => {
    for (let cell = 0; cell < 25; cell++) {
      const x = cx + ((cell % 5) - 2.5) * pitch + (pitch - size) / 2
      const y = cy + (Math.floor(cell / 5) - 2.5) * pitch + (pitch - size) / 2
      if (open.has(cell)) {
        s.part(box(x, y, size, size, 14), darken(s.palette.deep, 0.35), { outline: 3 })
        s.glow(x + size / 2, y + size / 2, 34, s.palette.accent, 0.75)
        s.flat(
          poly(ring(4, x + size / 2, y + size / 2, () => 19)),
          random.pick([s.palette.accent, s.palette.pop, s.palette.glow]),
        )
        continue
      }
      s.flat(box(x, y + 6, size, size, 14), darken(s.palette.shadow, 0.3), 0.7)
      s.part(box(x, y, size, size, 14), s.palette.mid, {
        outline: 3,
        fill: s.linear([
          [0, lighten(s.palette.mid, 0.35)],
          [0.5, s.palette.mid],
          [1, darken(s.palette.mid, 0.35)],
        ]),
        depth: 10,
      })
    }
  })
}

/** A royal flush in the hand, fanned out. */
function cards({ s, random }: SetpieceStage): void {
  burstBehind(s, 240, 226)
  const suit = random.int(0, 3)
  for (let place = 0; place < 5; place++) {
    const turn = (place - 2) * 12.5
    const card = `<g transform="translate(240 510) rotate(${turn}) translate(-77 -464) scale(1.54)">`
    s.add(
      `<g opacity=".5" transform="translate(5 9)">${card}<rect x="1" y="1" width="98" height="138" rx="11" fill="#000"/></g></g>`,
    )
    s.add(`${card}${cardBody(4 * (8 + place) + suit)}</g>`)
  }
}

const painters: Readonly<Record<Setpiece, (stage: SetpieceStage) => void>> = {
  burst,
  medallion,
  ring: coinRing,
  bulbs,
  cards,
  field,
  streaks,
  reels,
  pegs,
  numbers,
  flight,
  none: ({ s, cx, cy }) => s.glow(cx, cy, 240, s.palette.glow, 0.75),
}

/** Paints what stands behind the heroes. */
export const paintSetpiece = (setpiece: Setpiece, stage: SetpieceStage): void =>
  painters[setpiece](stage)
