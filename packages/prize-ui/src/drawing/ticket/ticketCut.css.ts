import { svgImage, vars } from '@marquee/theme'
import type { ThemeShapes } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { createVar, type StyleRule, styleVariants } from '@vanilla-extract/css'
import { gold, mix } from '../colours.ts'

/** How large holes, teeth and rods are: 1rem on a card that fills a page. */
export const ticketUnit = createVar()

const units = (count: number): string => `calc(${ticketUnit} * ${count})`
const pad = (block: number, inline: number, blockStart = block): StyleRule => ({
  paddingBlockStart: `calc(${units(blockStart)} + ${space(2)})`,
  paddingBlockEnd: `calc(${units(block)} + ${space(2)})`,
  paddingInline: `calc(${units(inline)} + ${space(3)})`,
})

/** A hole with a smooth edge, as a mask: nothing within, everything around it. */
const hole = (place: string, radius: string): string =>
  `radial-gradient(circle at ${place}, #0000 0 ${radius}, #000 calc(${radius} + 0.5px))`

/** Drawn over the paper and its content, at its edges. */
const over = { content: '""', position: 'absolute', pointerEvents: 'none' } as const

const goldEdge = mix(gold, 62, '#000')
const rod = `linear-gradient(${goldEdge}, ${gold} 30%, #fff7 45%, ${gold} 60%, ${goldEdge})`
const heart = svgImage(
  16,
  16,
  '<path d="M8 14.5Q1 9 1 5t3.5-3.8Q7 1 8 4q1-3 3.5-2.8T15 5q0 4-7 9.5z"/>',
)
const bolt = (place: string): string =>
  `radial-gradient(circle at ${place}, #fff 0 ${units(0.1)}, #b9c2c8 ${units(0.13)} ${units(0.24)}, #4d565c ${units(0.26)} ${units(0.32)}, #0000 calc(${units(0.32)} + 0.5px))`

const cuts: Record<ThemeShapes['ticket'], StyleRule> = {
  /** Half circles along both sides. */
  perforated: {
    ...pad(0.75, 0.75),
    mask: `${hole('0 50%', units(0.5))} 0 0 / 51% ${units(1.75)} repeat-y, ${hole('100% 50%', units(0.5))} 100% 0 / 51% ${units(1.75)} repeat-y`,
  },
  /** An admission ticket: quarter circles out of its corners, and a line of stitches within. */
  stub: {
    ...pad(0.9, 0.8),
    mask: [
      ['0 0', '0 0'],
      ['100% 0', '100% 0'],
      ['0 100%', '0 100%'],
      ['100% 100%', '100% 100%'],
    ]
      .map(([at = '', place]) => `${hole(at, units(1.1))} ${place} / 51% 51% no-repeat`)
      .join(', '),
    '::before': {
      ...over,
      inset: units(0.45),
      borderBlock: `2px dashed ${mix('currentColor', 60, 'transparent')}`,
      marginInline: units(0.9),
    },
    '::after': {
      ...over,
      inset: units(0.45),
      borderInline: `2px dashed ${mix('currentColor', 60, 'transparent')}`,
      marginBlock: units(0.9),
    },
  },
  /** Paper between two rods. */
  scroll: {
    ...pad(1.1, 0.5),
    marginBlock: units(0.4),
    marginInline: units(0.5),
    '::before': {
      ...over,
      insetInline: units(-0.5),
      insetBlockStart: units(-0.4),
      blockSize: units(0.9),
      borderRadius: units(0.45),
      background: rod,
    },
    '::after': {
      ...over,
      insetInline: units(-0.5),
      insetBlockEnd: units(-0.4),
      blockSize: units(0.9),
      borderRadius: units(0.45),
      background: rod,
    },
  },
  /** A card that opens doors: two corners cut, a dark stripe, and contacts. */
  keycard: {
    ...pad(0.6, 0.6, 2.3),
    clipPath: `polygon(0 0, calc(100% - ${units(1.3)}) 0, 100% ${units(1.3)}, 100% 100%, ${units(1.3)} 100%, 0 calc(100% - ${units(1.3)}))`,
    '::before': {
      ...over,
      insetInline: 0,
      insetBlockStart: units(0.6),
      blockSize: units(1.3),
      background: `repeating-linear-gradient(90deg, ${gold} 0 ${units(0.45)}, ${goldEdge} ${units(0.45)} ${units(0.55)}) ${units(1)} 50% / ${units(2.2)} 60% no-repeat, ${mix(vars.color.accent, 16, '#000')}`,
    },
    '::after': {
      ...over,
      inset: 0,
      background: `linear-gradient(45deg, ${vars.color.second} ${units(1.12)}, #0000 calc(${units(1.12)} + 0.5px)), linear-gradient(225deg, ${vars.color.second} ${units(1.12)}, #0000 calc(${units(1.12)} + 0.5px)), linear-gradient(${vars.color.second} 0 0) 0 0 / 3px 100% no-repeat, linear-gradient(${vars.color.second} 0 0) 100% 0 / 3px 100% no-repeat`,
    },
  },
  /** A number plate: an embossed edge and a bolt in each corner. */
  plate: {
    ...pad(1, 0.9),
    borderRadius: units(1.2),
    '::before': {
      ...over,
      inset: units(0.3),
      border: `2px solid ${mix('currentColor', 70, 'transparent')}`,
      borderRadius: units(0.95),
    },
    '::after': {
      ...over,
      inset: 0,
      background: [
        `${units(0.95)} ${units(0.95)}`,
        `calc(100% - ${units(0.95)}) ${units(0.95)}`,
        `${units(0.95)} calc(100% - ${units(0.95)})`,
        `calc(100% - ${units(0.95)}) calc(100% - ${units(0.95)})`,
      ]
        .map(bolt)
        .join(', '),
    },
  },
  /** Cut out along a white edge, one corner of it peeled off. */
  sticker: {
    ...pad(0.6, 0.4),
    border: `${units(0.4)} solid #fff`,
    borderRadius: units(1.7),
    clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${units(2.2)}), calc(100% - ${units(2.2)}) 100%, 0 100%)`,
    '::after': {
      ...over,
      insetInlineEnd: units(-0.4),
      insetBlockEnd: units(-0.4),
      inlineSize: units(2.2),
      blockSize: units(2.2),
      borderStartStartRadius: units(1),
      background: 'linear-gradient(135deg, #fff, #dbe4ea 38%, #9fb0bc 50%, #0000 50%)',
    },
  },
  /** A playing card: a gold frame, a pip in two of its corners. */
  card: {
    ...pad(1.3, 0.7),
    borderRadius: units(0.9),
    '::before': {
      ...over,
      inset: units(0.35),
      border: `3px double ${mix('currentColor', 80, 'transparent')}`,
      borderRadius: units(0.6),
    },
    '::after': {
      ...over,
      inset: units(0.65),
      background: 'currentColor',
      mask: `${heart} 0 0 / ${units(0.85)} no-repeat, ${heart} 100% 0 / ${units(0.85)} no-repeat, ${heart} 0 100% / ${units(0.85)} no-repeat, ${heart} 100% 100% / ${units(0.85)} no-repeat`,
    },
  },
  /** Scallops all around. */
  scallop: {
    ...pad(0.9, 0.9),
    mask: `radial-gradient(closest-side, #000 calc(100% - 0.5px), #0000) 0 0 / ${units(1.3)} ${units(1.3)} round, linear-gradient(#000 0 0) 50% 50% / calc(100% - ${units(1.25)}) calc(100% - ${units(1.25)}) no-repeat`,
  },
  /** A luggage label: shoulders cut, and an eyelet for its string. */
  label: {
    ...pad(0.6, 0.5, 2.2),
    clipPath: `polygon(32% 0, 68% 0, 100% ${units(2.2)}, 100% 100%, 0 100%, 0 ${units(2.2)})`,
    mask: hole(`50% ${units(1.15)}`, units(0.4)),
    '::before': {
      ...over,
      insetBlockStart: units(0.4),
      insetInlineStart: `calc(50% - ${units(0.75)})`,
      inlineSize: units(1.5),
      blockSize: units(1.5),
      border: `${units(0.28)} solid ${gold}`,
      borderRadius: '50%',
      boxSizing: 'border-box',
    },
    '::after': {
      ...over,
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: units(0.35),
      background: `repeating-linear-gradient(90deg, ${gold} 0 ${units(0.5)}, ${goldEdge} ${units(0.5)} ${units(1)})`,
    },
  },
  /** Torn off a roll above and below. */
  torn: {
    ...pad(1, 0.5),
    mask: `conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) top / ${units(1.2)} 51% repeat-x, conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) bottom / ${units(1.2)} 51% repeat-x`,
  },
}

/** The outline of a ticket in each shape that a theme can have, and what is at its edges. */
export const ticketCut = styleVariants(cuts, (cut) => [{ position: 'relative' }, cut])
