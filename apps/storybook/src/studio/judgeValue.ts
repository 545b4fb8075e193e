import type { ThemeTokens } from '@marquee/theme'
import { choices, type Mode, type TokenPath, typeAt } from '@marquee/theme/dtcg'
import { judgeColour, type Refusal, type Role } from './judgeColour.ts'

/** The CSS property that a value has to be valid for. */
const properties: readonly (readonly [RegExp, string])[] = [
  [/\.texture\.|^heading\.(ornament|underline)$/, 'background-image'],
  [/\.elevation\./, 'box-shadow'],
  [/\.scrim$/, 'background-color'],
  [/^shape\./, 'clip-path'],
  [/^radius\./, 'border-radius'],
  [/^font\.(display|text)$/, 'font-family'],
  [/^font\.\w+Weight$/, 'font-weight'],
  [/Tracking$/, 'letter-spacing'],
  [/^trim\.size$/, 'background-size'],
  [/^motion\.(press|lift)$/, 'transform'],
  [/^motion\.(standard|enter|exit)$/, 'transition-timing-function'],
]
const lengths =
  /^radius\.(control|field|card|sheet|badge)$|^(line|density)\.(?!style)|^trim\.height$|^heading\.ornament(Width|Height)$/
const boxes = /^radius\.(field|card|tile|sheet)$/
/** Corners of boxes of several lines stay readable up to here, in px. */
const mostRound = 40

function shapeProblem(path: TokenPath, value: string): string | undefined {
  if (lengths.test(path) && !/^[\d.]+(px|rem)$/.test(value))
    return `'${value}' has to be one length in px or rem: components calculate with it.`
  const lengthsIn = value.match(/[\d.]+px/g) ?? []
  if (boxes.test(path) && lengthsIn.some((length) => Number.parseFloat(length) > mostRound))
    return `${value} cuts texts of several lines: ${mostRound}px is the most.`
  if (typeAt(path) === 'number' && !/^\d*\.?\d+$/.test(value)) return `'${value}' is no number.`
  if (typeAt(path) === 'duration' && !/^[\d.]+m?s$/.test(value))
    return `'${value}' is no time: write 200ms.`
  const property = properties.find(([expression]) => expression.test(path))?.[1]
  return property && !CSS.supports(property, value)
    ? `'${value}' is not understood as ${property}.`
    : undefined
}

/** Whether a token may have a value, as far as it can be said without painting. */
export function judgeValue(
  tokens: ThemeTokens,
  path: TokenPath,
  value: string,
): Refusal | undefined {
  const [mode, group, role] = path.split('.')
  if (group === 'color') return judgeColour(tokens, mode as Mode, role as Role, value)
  const allowed = choices[path]
  if (allowed && !allowed.includes(value))
    return { reason: `'${value}' is none of ${allowed.join(', ')}.` }
  const reason = shapeProblem(path, value)
  return reason ? { reason } : undefined
}
