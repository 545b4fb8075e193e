import type { Finish, Paint, Tint, TintStop } from '../drawing.ts'
import { type Attributes, attributesOf } from './attributes.ts'
import { DrawingError, type Element } from './readSvg.ts'

type Painted = 'fill' | 'stroke' | 'stop'

/** The colour that an element says by attribute, style or class. */
export function tintIn(a: Attributes, property: Painted, at: string): Tint {
  const colour = a.colour(property)
  if (colour === undefined)
    throw new DrawingError(at, `no ${property}, and no class ${property}-<role>`)
  const tint = a.tintOf(colour)
  const share = a.number('data-darken')
  return share === undefined ? tint : `${a.roleOf(tint)}*${share}`
}

/** The colour or gradient of an element. @param paints the drawing's gradients by id. */
export function paintIn(
  a: Attributes,
  property: 'fill' | 'stroke',
  at: string,
  paints: ReadonlyMap<string, Paint>,
): Paint {
  const id = /^url\(#(.+)\)$/.exec(a.peek(property) ?? '')?.[1]
  if (id === undefined) return tintIn(a, property, at)
  a.take(property)
  const paint = paints.get(id)
  if (!paint) throw new DrawingError(at, `#${id} is no gradient of this drawing`)
  return paint
}

function stopIn(element: Element): TintStop {
  const a = attributesOf(element)
  const offset = a.demand('offset')
  const tint = tintIn(a, 'stop', element.at)
  const opacity = a.number('stop-opacity')
  a.done()
  return opacity === undefined ? [offset, tint] : [offset, tint, opacity]
}

/** A gradient, as it spreads over whatever is filled with it. */
export function gradientIn(element: Element): Paint {
  const a = attributesOf(element)
  const stops = element.children.map(stopIn)
  if (element.name === 'radialGradient') {
    const radial = ['radial', stops, a.demand('cx'), a.demand('cy'), a.demand('r')] as const
    a.done()
    return radial
  }
  const ends = ['x1', 'y1', 'x2', 'y2'].map((key) => a.demand(key)).join(' ')
  const turn = a.take('gradientTransform')
  const angle = turn === undefined ? 0 : Number(/^rotate\((\S+) 0?\.5 0?\.5\)$/.exec(turn)?.[1])
  if (ends !== '0 0 0 1' || Number.isNaN(angle))
    throw new DrawingError(
      element.at,
      'a linear gradient runs from 0 0 to 0 1, turned by gradientTransform="rotate(<degrees> .5 .5)"',
    )
  a.done()
  return ['linear', stops, angle]
}

/** How a solid part is finished, where it says so; its edge is drawn as wide as `stroke-width`. */
export function finishIn(a: Attributes): Finish | undefined {
  const edge = a.number('stroke-width')
  const to = a.take('data-to')
  const said: [keyof Finish, Finish[keyof Finish]][] = [
    ['outline', edge === undefined ? undefined : edge / 2],
    ['depth', a.number('data-depth')],
    ['shine', a.number('data-shine')],
    ['to', to === undefined ? undefined : a.tintOf(to)],
  ]
  const finish = said.filter(([, value]) => value !== undefined)
  return finish.length > 0 ? (Object.fromEntries(finish) as Finish) : undefined
}
