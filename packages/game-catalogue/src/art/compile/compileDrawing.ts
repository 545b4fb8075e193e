import type { Drawing, Glyph, Instruction, Paint, Shape } from '../drawing.ts'
import { poly } from '../shapes.ts'
import { type Attributes, attributesOf } from './attributes.ts'
import { finishIn, gradientIn, paintIn, tintIn } from './paints.ts'
import { DrawingError, type Element, readSvg } from './readSvg.ts'
import { shortestShape } from './shape.ts'

/** What elements of a drawing refer to. */
interface Kept {
  paints: Map<string, Paint>
  clips: Map<string, Shape>
  /** Ids that a `<use>` repeats, and whether they have been painted yet. */
  pieces: Map<string, boolean>
}

/** Elements that are kept to be referred to, and paint nothing where they stand. */
const definitions = new Set(['defs', 'style', 'linearGradient', 'radialGradient', 'clipPath'])

function* everyElement(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) yield* everyElement(child)
}

/** The outline of a path or of one of the simple shapes. */
function shapeIn({ name, at }: Element, a: Attributes): Shape {
  switch (name) {
    case 'path': {
      const d = a.take('d')?.trim()
      if (!d) throw new DrawingError(at, '<path> has no d')
      if (/[^-+.,\deE\sA-Za-z]/.test(d)) throw new DrawingError(at, 'd is no path data')
      return shortestShape(d)
    }
    case 'circle':
      return `ellipse ${a.demand('cx')} ${a.demand('cy')} ${a.demand('r')}`
    case 'ellipse':
      return `ellipse ${a.demand('cx')} ${a.demand('cy')} ${a.demand('rx')} ${a.demand('ry')}`
    case 'rect': {
      const sides = [a.demand('x'), a.demand('y'), a.demand('width'), a.demand('height')]
      const radius = a.number('rx') ?? a.number('ry') ?? 0
      a.take('ry')
      return `box ${[...sides, radius].join(' ')}`
    }
    case 'polygon':
      return poly(a.take('points') ?? '')
    case 'line':
      return `M${a.demand('x1')} ${a.demand('y1')}L${a.demand('x2')} ${a.demand('y2')}`
    default:
      throw new DrawingError(at, `<${name}> is not painted: make paths of it`)
  }
}

const attributesText = (attributes: readonly (readonly [string, string | undefined])[]): string =>
  attributes
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}="${value?.replaceAll('"', '&quot;')}"`)
    .join(' ')

/** A filled shape, a line, or a filled shape with a line round it. */
function flatIn(element: Element, a: Attributes, kept: Kept): Instruction[] {
  const shape = shapeIn(element, a)
  const steps: Instruction[] = []
  const opacity = a.number('opacity')
  if (a.isPainted('fill')) {
    const fill = paintIn(a, 'fill', element.at, kept.paints)
    steps.push(opacity === undefined ? ['flat', shape, fill] : ['flat', shape, fill, opacity])
  } else if (a.take('fill') !== 'none')
    throw new DrawingError(element.at, 'no fill, and no class fill-<role>; a line has fill="none"')
  if (a.isPainted('stroke')) {
    const stroke = paintIn(a, 'stroke', element.at, kept.paints)
    const width = a.demand('stroke-width')
    steps.push(
      opacity === undefined
        ? ['stroke', shape, stroke, width]
        : ['stroke', shape, stroke, width, opacity],
    )
  } else for (const idle of ['stroke', 'stroke-width']) a.take(idle)
  return steps
}

function partIn(element: Element, a: Attributes, kept: Kept): Instruction {
  const shape = shapeIn(element, a)
  const colour = a.take('data-colour')
  if (colour === undefined) {
    const tint = tintIn(a, 'fill', element.at)
    const finish = finishIn(a)
    return finish ? ['part', shape, tint, finish] : ['part', shape, tint]
  }
  const fill = paintIn(a, 'fill', element.at, kept.paints)
  return ['part', shape, a.tintOf(colour), { ...finishIn(a), fill }]
}

function glossIn(a: Attributes): Instruction {
  const transform = a.peek('transform')
  const round = [a.demand('cx'), a.demand('cy'), a.number('rx') ?? a.demand('r')] as const
  const gloss = ['gloss', ...round, a.number('ry') ?? round[2], a.number('opacity') ?? 1] as const
  const turn = /^rotate\((\S+) (\S+) (\S+)\)$/.exec(transform ?? '')?.map(Number)
  if (turn?.[1] === undefined || turn[2] !== round[0] || turn[3] !== round[1]) return gloss
  a.take('transform')
  return [...gloss, turn[1]]
}

/** An element that is painted as it stands; it has no colours of a palette. */
function plainIn({ name, attributes, at }: Element, a: Attributes): Instruction {
  const own = Object.entries(attributes).filter(([key]) => key !== 'class' && key !== 'id')
  const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline']
  if (!shapes.includes(name)) throw new DrawingError(at, `<${name}> cannot be plain: paths can`)
  for (const [key, value] of own) {
    a.take(key)
    if (/url\(/.test(value)) throw new DrawingError(at, `${key}="${value}": plain has no gradients`)
  }
  return ['plain', `<${name} ${attributesText(own)}/>`]
}

function paintedIn(element: Element, a: Attributes, kept: Kept): Instruction[] {
  switch (a.finish) {
    case 'part':
      return [partIn(element, a, kept)]
    case 'gold':
    case 'steel': {
      const shape = shapeIn(element, a)
      const finish = finishIn(a)
      return [finish ? [a.finish, shape, finish] : [a.finish, shape]]
    }
    case 'gloss':
      return [glossIn(a)]
    case 'glow': {
      const round = [a.demand('cx'), a.demand('cy'), a.number('r') ?? a.demand('rx')] as const
      a.take('ry')
      return [['glow', ...round, tintIn(a, 'fill', element.at), a.number('opacity') ?? 1]]
    }
    case 'eye': {
      const round = [a.demand('cx'), a.demand('cy'), a.demand('r')] as const
      const iris = tintIn(a, 'fill', element.at)
      const lid = a.take('data-lid')
      return [lid === undefined ? ['eye', ...round, iris] : ['eye', ...round, iris, a.tintOf(lid)]]
    }
    case 'cut': {
      const points = (a.take('points') ?? '').trim().replace(/[\s,]+/g, ' ')
      return [['cut', points, tintIn(a, 'fill', element.at), a.demand('data-table')]]
    }
    case 'letters': {
      const place = [a.demand('x'), a.demand('y'), a.demand('font-size')] as const
      const face = tintIn(a, 'fill', element.at)
      const room = [a.demand('data-width'), a.demand('data-tracking')] as const
      return [['letters', element.text.trim(), ...place, face, ...room]]
    }
    case 'plain':
      return [plainIn(element, a)]
    case undefined:
      return flatIn(element, a, kept)
  }
}

function useIn(element: Element, a: Attributes, kept: Kept): Instruction {
  const id = (a.take('href') ?? '').slice(1)
  if (!kept.pieces.get(id))
    throw new DrawingError(element.at, `#${id} is not painted before it is repeated`)
  return ['use', id, attributesText([['transform', a.take('transform')]])]
}

function stepsIn(element: Element, kept: Kept): Instruction[] {
  if (definitions.has(element.name)) return []
  const a = attributesOf(element)
  let steps: Instruction[]
  if (element.name === 'use') steps = [useIn(element, a, kept)]
  else if (element.name === 'g') steps = drawingIn(element.children, kept)
  else steps = paintedIn(element, a, kept)
  const clip = a.take('clip-path')
  const around = [
    ['transform', a.take('transform')],
    ['opacity', a.take('opacity')],
  ] as const
  const attributes = attributesText(around)
  if (clip !== undefined) {
    const shape = kept.clips.get(/^url\(#(.+)\)$/.exec(clip)?.[1] ?? '')
    if (shape === undefined)
      throw new DrawingError(element.at, `${clip} is no clip of this drawing`)
    steps = [['clipped', shape, attributes, steps]]
  } else if (around.some(([, value]) => value !== undefined)) {
    // An empty transform keeps a group that would otherwise not be one.
    steps = [['group', attributes, steps]]
  }
  a.done()
  const id = element.attributes.id
  if (id === undefined || !kept.pieces.has(id)) return steps
  kept.pieces.set(id, true)
  return [['named', id, steps]]
}

const drawingIn = (elements: readonly Element[], kept: Kept): Instruction[] =>
  elements.flatMap((element) => stepsIn(element, kept))

function keep(root: Element): Kept {
  const kept: Kept = { paints: new Map(), clips: new Map(), pieces: new Map() }
  const ids = new Set<string>()
  for (const element of everyElement(root)) {
    const { name, attributes, children, at } = element
    const { id = '' } = attributes
    if (id && ids.has(id)) throw new DrawingError(at, `id="${id}" stands twice`)
    ids.add(id)
    if (name === 'linearGradient' || name === 'radialGradient')
      kept.paints.set(id, gradientIn(element))
    if (name === 'use') kept.pieces.set((attributes.href ?? '').slice(1), false)
    if (name === 'clipPath') {
      const [shape, ...more] = children
      if (!shape || more.length > 0)
        throw new DrawingError(at, '<clipPath> holds one shape: join several to one path')
      const a = attributesOf(shape)
      kept.clips.set(id, shapeIn(shape, a))
      for (const idle of ['fill', 'stroke', 'stroke-width']) a.take(idle)
      a.done()
    }
    const stray = name === 'defs' && children.find((child) => !definitions.has(child.name))
    if (stray)
      throw new DrawingError(
        stray.at,
        `<${stray.name}> in <defs> is never painted: let it stand where it is painted first`,
      )
  }
  return kept
}

/** Reads the document and checks the size of its field. */
function rootOf(text: string, file: string): { root: Element; width: number; height: number } {
  const root = readSvg(text, file)
  if (root.name !== 'svg') throw new DrawingError(root.at, `the root is <${root.name}>, no <svg>`)
  const [x, y, width = 0, height = 0] = (root.attributes.viewBox ?? '').split(/[\s,]+/).map(Number)
  if (x !== 0 || y !== 0 || !(width > 0) || !(height > 0))
    throw new DrawingError(root.at, 'the viewBox is missing, or does not begin with 0 0')
  return { root, width, height }
}

/**
 * Compiles a drawing of 256 by 256 units.
 * @param file what messages call it.
 * @throws DrawingError for what a drawing may not hold, and for what would be lost.
 */
export function compileDrawing(text: string, file: string): Drawing {
  const { root, width, height } = rootOf(text, file)
  if (width !== 256 || height !== 256)
    throw new DrawingError(root.at, `viewBox="${root.attributes.viewBox}": it is 0 0 256 256`)
  const drawing = drawingIn(root.children, keep(root))
  if (drawing.length === 0) throw new DrawingError(root.at, 'nothing is painted')
  return drawing
}

/** Compiles a sign of one path, as wide as its field. @throws DrawingError as `compileDrawing` does. */
export function compileGlyph(text: string, file: string): Glyph {
  const { root, width } = rootOf(text, file)
  const [path, ...more] = root.children
  if (path?.name !== 'path' || more.length > 0)
    throw new DrawingError(root.at, 'a sign is one path: join what there is')
  const a = attributesOf(path)
  const d = a.take('d')
  for (const own of ['fill', 'stroke', 'stroke-width']) a.take(own)
  a.done()
  if (!d) throw new DrawingError(path.at, '<path> has no d')
  return [width, d]
}
