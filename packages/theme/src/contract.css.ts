import { createGlobalThemeContract } from '@vanilla-extract/css'

const mode = {
  color: {
    page: '',
    surface: '',
    raised: '',
    sunken: '',
    accent: '',
    accentContrast: '',
    accentText: '',
    second: '',
    secondContrast: '',
    secondText: '',
    positive: '',
    positiveContrast: '',
    positiveText: '',
    caution: '',
    cautionContrast: '',
    cautionText: '',
    critical: '',
    criticalContrast: '',
    criticalText: '',
    textPrimary: '',
    textSecondary: '',
    border: '',
    borderControl: '',
    focus: '',
    coins: '',
    entries: '',
  },
  scrim: '',
  elevation: { low: '', medium: '', high: '', control: '', controlPressed: '', lifted: '' },
  texture: { page: '', surface: '', raised: '', accent: '', bar: '', trim: '' },
}

const constant = {
  font: {
    display: '',
    text: '',
    displayWeight: '',
    textWeight: '',
    strongWeight: '',
    displayTracking: '',
    labelTracking: '',
    displayTransform: '',
    labelTransform: '',
    displayScale: '',
  },
  radius: { control: '', field: '', card: '', tile: '', sheet: '', badge: '' },
  shape: { control: '', card: '', tile: '', badge: '' },
  line: { hairline: '', control: '', card: '', style: '' },
  trim: { height: '', size: '' },
  heading: {
    align: '',
    columns: '',
    ornament: '',
    ornamentWidth: '',
    ornamentHeight: '',
    underline: '',
  },
  icon: { stroke: '', cap: '', join: '', fill: '' },
  motion: {
    quick: '',
    medium: '',
    slow: '',
    standard: '',
    enter: '',
    exit: '',
    press: '',
    lift: '',
  },
  density: { section: '', sectionWide: '', gutter: '', gutterWide: '' },
}

const name = (_value: string | null, path: string[]) =>
  path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')

/** The roles that change with light and dark. */
export const modeVars = createGlobalThemeContract(mode, name)
/** The roles that a brand sets once. */
export const constantVars = createGlobalThemeContract(constant, name)
/** Every role as a CSS variable reference: what components style with. */
export const vars = { ...modeVars, ...constantVars }
