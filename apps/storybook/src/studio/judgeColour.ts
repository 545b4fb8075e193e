import {
  type ColorTokens,
  contrastPairs,
  type ContrastPair,
  contrastRatio,
  type Hex,
  type ThemeTokens,
} from '@marquee/theme'
import { type Mode, parseColour, type TokenPath } from '@marquee/theme/dtcg'

export type Role = keyof ColorTokens

/** Why a value is not taken, and what would be. */
export interface Refusal {
  reason: string
  /** The colour next to the wanted one that passes. */
  nearest?: Hex
  /** The wanted colour, with the others that it needs to pass. */
  together?: readonly (readonly [TokenPath, string])[]
}

/** Every pair that a role is part of, with its ratio in a palette. */
export const pairsOf = (color: ColorTokens, role: Role) =>
  contrastPairs
    .filter(({ foreground, background }) => foreground === role || background === role)
    .map((pair) => ({
      ...pair,
      ratio: contrastRatio(color[pair.foreground], color[pair.background]),
    }))

const fails = (color: ColorTokens, role: Role) =>
  pairsOf(color, role).filter(({ ratio, minimum }) => ratio < minimum)

const hex = (rgb: readonly number[]): Hex =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Colours that pass on the way from the wanted one to white and to black, the nearest first. */
export function* passing(color: ColorTokens, role: Role): Generator<Hex> {
  const wanted = parseColour(color[role])?.rgb
  if (!wanted) return
  const steps = 255
  for (let share = 1; share <= steps; share += 1)
    for (const end of [255, 0]) {
      const mixed = hex(wanted.map((channel) => channel + ((end - channel) * share) / steps))
      if (!fails({ ...color, [role]: mixed }, role).length) yield mixed
    }
}

const nearestPassing = (color: ColorTokens, role: Role) =>
  passing(color, role).next().value as Hex | undefined

/** The wanted ground with its texts moved as far as they have to be; undefined where that is not enough. */
function withPartners(color: ColorTokens, role: Role, failing: readonly ContrastPair[]) {
  let next = color
  const partners = new Set(
    failing.map(({ foreground, background }) => (foreground === role ? background : foreground)),
  )
  for (const partner of partners) {
    const passing = nearestPassing(next, partner)
    if (!passing) return undefined
    next = { ...next, [partner]: passing }
  }
  return fails(next, role).length ? undefined : { next, partners }
}

/**
 * Whether a role may have a colour, by the pairs of the product's own gate.
 * @returns undefined when it may.
 */
export function judgeColour(
  tokens: ThemeTokens,
  mode: Mode,
  role: Role,
  value: string,
): Refusal | undefined {
  const colour = parseColour(value)
  if (!/^#[0-9a-f]{6}$/i.test(value) || colour?.alpha !== 1)
    return { reason: `'${value}' is not an opaque colour: write it as #rrggbb.` }
  const wanted = { ...tokens[mode].color, [role]: value as Hex }
  const failing = fails(wanted, role)
  if (!failing.length) return undefined
  const path = (name: Role) => `${mode}.color.${name}`
  const moved = withPartners(wanted, role, failing)
  return {
    reason: failing
      .map(
        ({ foreground, background, ratio, minimum }) =>
          `${foreground} on ${background} would be ${ratio.toFixed(2)}:1, it needs ${minimum}:1.`,
      )
      .join(' '),
    ...(moved
      ? {
          together: [
            [path(role), value],
            ...[...moved.partners].map((name) => [path(name), moved.next[name]] as const),
          ],
        }
      : {}),
  }
}
