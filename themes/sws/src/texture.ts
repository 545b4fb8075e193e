import { svgImage } from '@marquee/theme'

const bubbles = (stroke: string) =>
  svgImage(
    260,
    300,
    `<g fill="none" stroke="${stroke}" stroke-width="2"><circle cx="38" cy="52" r="14"/><circle cx="64" cy="92" r="6"/><circle cx="206" cy="168" r="20"/><circle cx="176" cy="214" r="8"/><circle cx="112" cy="262" r="11"/><path d="M30 48a9 9 0 0 1 7-6M194 162a14 14 0 0 1 11-9"/></g>`,
  )

const surface = (back: string, front: string) =>
  svgImage(
    96,
    18,
    `<path fill="${back}" d="M0 0h96v17c-12 0-12-8-24-8s-12 8-24 8-12-8-24-8-12 8-24 8z"/><path fill="${front}" d="M0 0h96v5c-12 0-12 7-24 7s-12-7-24-7-12 7-24 7S12 5 0 5z"/>`,
  )

/** Light from above that loses itself, and what rises through it. */
export const water = {
  dark: `${bubbles('#0c2a4c')}, linear-gradient(180deg, #0b3560, transparent 620px)`,
  light: `${bubbles('#c6eaf0')}, linear-gradient(180deg, #a9e3ee, transparent 620px)`,
}

/** The waterline under the header. */
export const waves = {
  dark: surface('#10508088', '#0f6d8f'),
  light: surface('#57c9d188', '#1fa3b5'),
}

/** Three bubbles before a title. */
export const fizz = svgImage(
  30,
  30,
  '<circle cx="12" cy="18" r="10" fill="#57c9d1"/><path fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" d="M6 17a6 6 0 0 1 5-5"/><circle cx="24" cy="9" r="5" fill="#ff7d66"/><circle cx="15" cy="4" r="3" fill="#57c9d1"/>',
)

/** One long swell. */
export const swell = 'linear-gradient(90deg, #ff7d66, #57c9d1 60%, transparent)'
