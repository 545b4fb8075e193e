import type { ColorTokens, Hex } from './tokens.ts'

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of an opaque colour, 0..1 (WCAG 2.2). */
export function luminance(color: Hex): number {
  const value = Number.parseInt(color.slice(1), 16)
  return (
    0.2126 * channel((value >> 16) & 255) +
    0.7152 * channel((value >> 8) & 255) +
    0.0722 * channel(value & 255)
  )
}

/** Contrast ratio of two opaque colours, 1..21 (WCAG 2.2). */
export function contrastRatio(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export interface ContrastPair {
  foreground: keyof ColorTokens
  background: keyof ColorTokens
  minimum: 3 | 4.5
}

const text = (foreground: keyof ColorTokens, backgrounds: (keyof ColorTokens)[]): ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 4.5 }))

const edge = (foreground: keyof ColorTokens, backgrounds: (keyof ColorTokens)[]): ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 3 }))

const grounds: (keyof ColorTokens)[] = ['page', 'surface', 'raised', 'sunken']

/** Every pair that a component may put together; a component that needs another adds it here first. */
export const contrastPairs: ContrastPair[] = [
  ...text('textPrimary', grounds),
  ...text('textSecondary', grounds),
  ...text('accentText', grounds),
  ...text('secondText', grounds),
  ...text('positiveText', grounds),
  ...text('cautionText', grounds),
  ...text('criticalText', grounds),
  ...text('coins', ['page', 'surface', 'raised', 'sunken']),
  ...text('entries', ['page', 'surface', 'raised', 'sunken']),
  ...text('accentContrast', ['accent']),
  ...text('secondContrast', ['second']),
  ...text('positiveContrast', ['positive']),
  ...text('cautionContrast', ['caution']),
  ...text('criticalContrast', ['critical']),
  ...edge('borderControl', grounds),
  ...edge('focus', grounds),
]

/** The pairs of a palette that miss their ratio, in words; empty when all hold. */
export function contrastProblems(color: ColorTokens): string[] {
  return contrastPairs.flatMap(({ foreground, background, minimum }) => {
    const ratio = contrastRatio(color[foreground], color[background])
    return ratio >= minimum
      ? []
      : [`${foreground} on ${background} is ${ratio.toFixed(2)}:1, needs ${minimum}:1`]
  })
}
