import { makeTheme, type ModeTokens } from '@marquee/theme'

const texture: ModeTokens['texture'] = {
  page: 'none', surface: 'none', raised: 'none', accent: 'none', bar: 'none', trim: 'none',
}

const elevation = (ink: string): ModeTokens['elevation'] => ({
  low: 'none',
  medium: `0 2px 8px ${ink}`,
  high: `0 8px 32px ${ink}`,
  control: 'none',
  controlPressed: 'none',
  lifted: `0 2px 8px ${ink}`,
})

const systemFaces = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"

/** The plainest theme that passes: what a component shows here comes from the component itself. */
export const theme = makeTheme({
  key: 'wireframe',
  dark: {
    color: {
      page: '#1a1a1a', surface: '#222222', raised: '#2c2c2c', sunken: '#121212',
      accent: '#e6e6e6', accentContrast: '#161616', accentText: '#f0f0f0',
      second: '#b0b0b0', secondContrast: '#161616', secondText: '#cccccc',
      positive: '#a8cdb0', positiveContrast: '#161616', positiveText: '#b4d8bc',
      caution: '#d8c9a0', cautionContrast: '#161616', cautionText: '#e0d2ac',
      critical: '#dba8a8', criticalContrast: '#161616', criticalText: '#e4b6b6',
      textPrimary: '#f2f2f2', textSecondary: '#b8b8b8',
      border: '#444444', borderControl: '#8c8c8c', focus: '#ffffff',
      coins: '#e6e6e6', entries: '#cccccc',
    },
    scrim: 'rgb(0 0 0 / 0.7)',
    elevation: elevation('rgb(0 0 0 / 0.5)'),
    texture,
  },
  light: {
    color: {
      page: '#f4f4f4', surface: '#fafafa', raised: '#ffffff', sunken: '#e8e8e8',
      accent: '#2a2a2a', accentContrast: '#ffffff', accentText: '#1f1f1f',
      second: '#5a5a5a', secondContrast: '#ffffff', secondText: '#4a4a4a',
      positive: '#3f6b49', positiveContrast: '#ffffff', positiveText: '#365e3f',
      caution: '#6e5a22', cautionContrast: '#ffffff', cautionText: '#5f4d1c',
      critical: '#8a3c3c', criticalContrast: '#ffffff', criticalText: '#7a3333',
      textPrimary: '#161616', textSecondary: '#4f4f4f',
      border: '#d0d0d0', borderControl: '#767676', focus: '#000000',
      coins: '#1f1f1f', entries: '#4a4a4a',
    },
    scrim: 'rgb(0 0 0 / 0.5)',
    elevation: elevation('rgb(0 0 0 / 0.2)'),
    texture,
  },
  font: {
    display: systemFaces,
    text: systemFaces,
    displayWeight: '600',
    textWeight: '400',
    strongWeight: '600',
    displayTracking: '0',
    labelTracking: '0',
    displayTransform: 'none',
    labelTransform: 'none',
    displayScale: '1',
  },
  radius: { control: '2px', field: '2px', card: '2px', tile: '2px', sheet: '2px', badge: '2px' },
  shape: { control: 'none', card: 'none', tile: 'none', badge: 'none' },
  line: { hairline: '1px', control: '1px', card: '1px', style: 'solid' },
  trim: { height: '0', size: 'auto' },
  heading: {
    align: 'start',
    ornament: 'none',
    ornamentWidth: '0',
    ornamentHeight: '0',
    underline: 'none',
  },
  icon: { stroke: '2', cap: 'butt', join: 'miter', fill: '0' },
  motion: {
    quick: '120ms',
    medium: '200ms',
    slow: '320ms',
    standard: 'ease',
    enter: 'ease-out',
    exit: 'ease-in',
    press: 'none',
    lift: 'none',
  },
  density: { section: '32px', sectionWide: '48px', gutter: '16px', gutterWide: '32px' },
})
