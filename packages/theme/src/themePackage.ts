/** Addresses of a brand's drawings, as the bundler resolves them (`import url from './logo.svg'`). */
export interface ThemeArt {
  /** Full lock-up for the desktop header and the sign-in page; legible on page, both modes. */
  logo: string
  /** Square mark for the phone header, the avatar of the brand and icons. */
  mark: string
  /** Wide scene behind the guest's first screen (16:9, safe area at its left third). */
  hero: string
  /** Scene for narrow screens (3:4, safe area in its upper half). */
  heroNarrow: string
  /** 404 illustration, drawn for 480 by 360 (NOTFOUND-02). */
  notFound: string
  /** Empty states, drawn for 240 by 180. */
  empty: string
  /** Something went wrong, drawn for 240 by 180. */
  trouble: string
  /** The daily reward: a chest, a lantern, a hat; square. */
  reward: string
}

/**
 * Shapes of things that several features draw, by what each is called. The first of each is what a theme
 * has that says nothing. Features draw them in their late parts; a theme says only which is its own.
 */
export interface ThemeShapes {
  /** A box that holds a prize. */
  box:
    | 'case'
    | 'gift'
    | 'lantern'
    | 'safe'
    | 'lunchbox'
    | 'jack'
    | 'cabinet'
    | 'shell'
    | 'chest'
    | 'capsule'
  /** What tickets are drawn from. */
  drum: 'wheel' | 'cage' | 'bowl' | 'hat' | 'barrel' | 'globe'
  /** A ticket, or a card that is scratched. */
  ticket:
    | 'perforated'
    | 'stub'
    | 'scroll'
    | 'keycard'
    | 'plate'
    | 'sticker'
    | 'card'
    | 'scallop'
    | 'label'
    | 'torn'
}

/** What `themes/<brand>` exports: everything the shell needs to dress a page. */
export interface ThemePackage {
  /** The theme's key, as in its tokens. */
  key: string
  art: ThemeArt
  /** The face seen first, preloaded; others load when used. */
  preloadFonts: string[]
  /** `<meta name="theme-color">` of each mode. */
  themeColor: { dark: string; light: string }
  /** Read in late parts only: what is drawn on a first page has its own drawing. */
  shapes?: Partial<ThemeShapes>
}
