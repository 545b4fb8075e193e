import { didYouMean } from '@marquee/contract/didYouMean'
import { type Composition, variants } from './composition.ts'

const listed = (words: readonly string[]) => words.join(', ')

function variantProblems(part: keyof Composition, variant: unknown): string[] {
  const known: readonly string[] = variants[part]
  return known.includes(String(variant))
    ? []
    : [
        `'${String(variant)}' is no variant of 'composition.${part}'.${didYouMean(String(variant), known)} Known: ${listed(known)}.`,
      ]
}

/** What is wrong with the variants that a brand chooses, in words. */
export function compositionProblems(composition: Partial<Composition> = {}): string[] {
  const parts = Object.keys(variants)
  return Object.entries(composition).flatMap(([part, variant]) =>
    parts.includes(part)
      ? variantProblems(part as keyof Composition, variant)
      : [
          `'${part}' is no part of 'composition'.${didYouMean(part, parts)} Known: ${listed(parts)}.`,
        ],
  )
}
