import { vars } from '@marquee/theme'
import { focusRing, headerHeight, media, oneLine, space, textSize } from '@marquee/ui/style'
import { style, styleVariants } from '@vanilla-extract/css'
import { railWidth } from './railWidth.ts'

const ground = { background: vars.color.surface, backgroundImage: vars.texture.surface }
const edge = `${vars.line.hairline} solid ${vars.color.border}`
const onPhones = style({ display: 'none' })

const sidebar = style([
  onPhones,
  {
    '@media': {
      [media.lg]: {
        display: 'block',
        flex: 'none',
        inlineSize: 248,
        borderInlineEnd: edge,
        ...ground,
      },
    },
    selectors: { '&[data-collapsed]': { inlineSize: 72 } },
  },
])

const collapsed = `${sidebar}[data-collapsed] &`

export const form = {
  sidebar,
  topbar: style([
    onPhones,
    {
      '@media': {
        [media.lg]: { display: 'block', background: vars.color.surface, borderBlockStart: edge },
      },
    },
  ]),
  // From the upper edge of the screen on: the header stands beside it.
  rail: style([
    onPhones,
    {
      '@media': {
        [media.lg]: {
          position: 'relative',
          zIndex: 31,
          display: 'block',
          flex: 'none',
          inlineSize: railWidth,
          marginBlockStart: `calc(-1 * (${headerHeight} + ${vars.trim.height}))`,
          borderInlineEnd: edge,
          ...ground,
        },
      },
    },
  ]),
}

const column = {
  position: 'sticky',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
} as const

export const scroller = styleVariants({
  sidebar: {
    ...column,
    insetBlockStart: headerHeight,
    maxBlockSize: `calc(100dvh - ${headerHeight})`,
    padding: space(3),
  },
  topbar: {
    display: 'flex',
    alignItems: 'center',
    blockSize: 51,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: space(3),
  },
  rail: {
    ...column,
    insetBlockStart: 0,
    blockSize: '100dvh',
    scrollbarWidth: 'none',
    padding: `${space(3)} ${space(1)}`,
  },
})

const plain = { listStyle: 'none', margin: 0, padding: 0 }

export const list = styleVariants({
  sidebar: plain,
  topbar: { ...plain, display: 'flex', flex: 'none', marginInlineStart: 'auto' },
  rail: { ...plain, marginBlockStart: 'auto' },
})

export const place = styleVariants({
  sidebar: {
    selectors: {
      // A breath between what is played and the rest.
      '[data-group="play"] + &:not([data-group="play"])': { marginBlockStart: space(4) },
    },
  },
  topbar: {},
  rail: {},
})

const entry = style([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    border: 0,
    background: 'transparent',
    font: 'inherit',
    borderRadius: vars.radius.field,
    color: vars.color.textSecondary,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.raised, color: vars.color.textPrimary },
      '&[aria-current="page"]': { color: vars.color.accentText },
    },
  },
  focusRing,
])

export const link = styleVariants({
  sidebar: [
    entry,
    {
      inlineSize: '100%',
      gap: space(3),
      paddingInline: space(3),
      selectors: {
        '&[aria-current="page"]': {
          background: vars.color.raised,
          boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
        },
      },
    },
  ],
  topbar: [
    entry,
    {
      flex: 'none',
      gap: space(2),
      paddingInline: space(3),
      borderRadius: 0,
      selectors: {
        '&:last-child': { marginInlineEnd: 'auto' },
        '&[aria-current="page"]': { boxShadow: `inset 0 -3px 0 ${vars.color.accent}` },
        '&:focus-visible': { outlineOffset: -3 },
      },
    },
  ],
  rail: [
    entry,
    {
      inlineSize: '100%',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 2,
      minBlockSize: 60,
      selectors: {
        '&:last-child': { marginBlockEnd: 'auto' },
        '&:focus-visible': { outlineOffset: -3 },
      },
    },
  ],
})

const around = { position: 'relative', display: 'grid' } as const

export const sign = styleVariants({
  sidebar: around,
  // Where there is room for all of it in one line.
  topbar: { display: 'none', '@media': { [media.xl]: around } },
  rail: {
    ...around,
    padding: `${space(1)} ${space(3)}`,
    borderRadius: vars.radius.control,
    selectors: {
      '[aria-current="page"] > &': {
        background: vars.color.accent,
        color: vars.color.accentContrast,
      },
    },
  },
})

export const label = styleVariants({
  sidebar: {
    ...oneLine,
    selectors: { [collapsed]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1 } },
  },
  topbar: { whiteSpace: 'nowrap', fontSize: textSize('sm') },
  rail: {
    maxInlineSize: '100%',
    fontSize: textSize('xs'),
    lineHeight: 1.2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
})

export const fold = style({ alignSelf: 'flex-start', marginBlockStart: space(2) })
