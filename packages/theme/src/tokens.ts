/**
 * What a theme says. Roles only: no token is named after a component or a brand, and no component
 * asks which theme it is in. A difference that cannot be said here is a missing role.
 */

/** Opaque colours as `#rrggbb`, so that contrast can be computed from the tokens alone. */
export type Hex = `#${string}`

export interface ColorTokens {
  /** The ground everything stands on. */
  page: Hex
  /** Panels and bands on the page. */
  surface: Hex
  /** What stands out from a surface: cards, menus, dialogs. */
  raised: Hex
  /** Wells: fields, tracks, empty tiles. */
  sunken: Hex
  /** The one strong action and the place of the eye. */
  accent: Hex
  accentContrast: Hex
  /** The accent used as text or icon on page, surface and raised. */
  accentText: Hex
  /** A second voice: tags, tabs, small highlights. */
  second: Hex
  secondContrast: Hex
  secondText: Hex
  positive: Hex
  positiveContrast: Hex
  positiveText: Hex
  caution: Hex
  cautionContrast: Hex
  cautionText: Hex
  critical: Hex
  criticalContrast: Hex
  criticalText: Hex
  textPrimary: Hex
  textSecondary: Hex
  /** Hairlines that carry no meaning. */
  border: Hex
  /** Edges of controls: 3:1 against page, surface, raised and sunken. */
  borderControl: Hex
  focus: Hex
  /** The two balances. */
  coins: Hex
  entries: Hex
}

export interface ModeTokens {
  color: ColorTokens
  /** Behind a dialog; any CSS colour. */
  scrim: string
  elevation: {
    /** Resting cards. */
    low: string
    /** Menus, sticky bars. */
    medium: string
    /** Dialogs and sheets. */
    high: string
    /** The strong action: glow, hard lower edge, lamp light. */
    control: string
    controlPressed: string
    /** A tile that is hovered or focused. */
    lifted: string
  }
  /** CSS `background-image` values; `none` where the place is plain. */
  texture: {
    page: string
    surface: string
    raised: string
    /** On the strong action. */
    accent: string
    /** Header and bottom bar. */
    bar: string
    /** A strip along the lower edge of the header and above the footer. */
    trim: string
  }
}

/**
 * How a brand's mails are put together: its name in a `band` above a card, a `poster` whose headline stands
 * on the brand's night, a `letter` on plain paper, or all of it by `night`.
 */
export type MailComposition = 'band' | 'poster' | 'letter' | 'night'

export interface ThemeTokens {
  /** The key a brand's configuration names (BRAND-01). */
  key: string
  /** No value of CSS: mails choose by it how they are put together. `band` where a theme says nothing. */
  mail?: MailComposition
  dark: ModeTokens
  light: ModeTokens
  font: {
    /** CSS family lists, fallbacks included. */
    display: string
    text: string
    displayWeight: string
    textWeight: string
    strongWeight: string
    displayTracking: string
    labelTracking: string
    displayTransform: 'none' | 'uppercase'
    labelTransform: 'none' | 'uppercase'
    /** Factor on the display sizes: wide faces need less, narrow ones more. */
    displayScale: string
  }
  /** Only `control` and `badge` may be pills: the others hold text of several lines, and clip. */
  radius: {
    control: string
    field: string
    card: string
    /** May be several values; components cannot calculate with it. */
    tile: string
    sheet: string
    badge: string
  }
  shape: {
    /** CSS `clip-path` or `none`. */
    control: string
    card: string
    tile: string
    badge: string
  }
  line: {
    hairline: string
    control: string
    card: string
    style: 'solid' | 'double' | 'dashed'
  }
  trim: {
    height: string
    /** CSS `background-size` of `texture.trim`. */
    size: string
  }
  heading: {
    align: 'start' | 'center'
    /** A drawing before a section title, as CSS `background-image`; `none` for no drawing. */
    ornament: string
    ornamentWidth: string
    ornamentHeight: string
    /** Under or behind the title. */
    underline: string
  }
  icon: {
    /** Stroke width on the 24 px grid, and how lines end and meet. */
    stroke: string
    cap: 'round' | 'butt' | 'square'
    join: 'round' | 'miter' | 'bevel'
    /** Opacity of the filled half of a two-tone icon; `0` for plain line icons. */
    fill: string
  }
  motion: {
    quick: string
    medium: string
    slow: string
    standard: string
    enter: string
    exit: string
    /** CSS `transform` of a pressed control and of a hovered tile. */
    press: string
    lift: string
  }
  density: {
    /** Space between sections on a phone and on a desktop. */
    section: string
    sectionWide: string
    gutter: string
    gutterWide: string
  }
}

/** Type scale in px, before `displayScale`. */
export const typeScale = { xs: 12, sm: 14, md: 16, lg: 20, xl: 24, xxl: 32, display: 44 } as const

/** Space in px, on the 4 px grid. */
export const spaceScale = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
} as const

/** Screen widths in px (IMAGE-04). */
export const screens = {
  xs: 320,
  sm: 576,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1400,
  '2xl': 1536,
} as const
