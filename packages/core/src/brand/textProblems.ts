import { didYouMean } from '@marquee/contract/didYouMean'
import type { Dictionary, LocaleCode } from '../i18n/types.ts'
import type { Brand } from './types.ts'

/** Forms of a number that a language may have beside those of the text that a brand says its own way. */
const plural = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/

/** Keys of all texts, joined by dots. */
function keysOf(texts: Dictionary, above = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : keysOf(value, `${above}${key}.`),
  )
}

interface Voice {
  brand: Pick<Brand, 'features'>
  locale: LocaleCode
  file: string
}

async function problemsOf(id: string, said: string | Dictionary, { brand, locale, file }: Voice) {
  const feature = brand.features.find((one) => one.id === id)
  if (!feature) {
    const ids = brand.features.map((one) => one.id)
    return [
      `${file}: '${id}' is no feature that this brand lists.${didYouMean(id, ids)} Add it to 'features' or leave its texts out.`,
    ]
  }
  if (typeof said === 'string')
    return [`${file}: '${id}' is a text, but has to be the texts of that feature.`]
  const texts = await feature.messages[locale]?.()
  const known = keysOf(texts ?? {})
  const stems = new Set(
    known.filter((key) => plural.test(key)).map((key) => key.replace(plural, '')),
  )
  const isKnown = (key: string) =>
    known.includes(key) || (plural.test(key) && stems.has(key.replace(plural, '')))
  return keysOf(said)
    .filter((key) => !isKnown(key))
    .map(
      (key) =>
        `${file}: '${id}.${key}' is no text of '${id}', so nobody would ever see it.${didYouMean(key, known)}`,
    )
}

/**
 * What is wrong with the texts that a brand says its own way: keys that neither the shell nor a feature
 * has. A text that is looked up by what is known only then (`places.${look}.1`) is declared like any
 * other: with its usual words, among the feature's own.
 *
 * @param folder of the brand's app, as the problems name it.
 */
export async function textProblems(
  brand: Pick<Brand, 'features' | 'locales' | 'messages'>,
  folder: string,
): Promise<string[]> {
  const found = await Promise.all(
    brand.locales.map(async (locale) => {
      const voice = { brand, locale, file: `${folder}/messages/${locale}.json` }
      const said = (await brand.messages[locale]?.()) ?? {}
      const each = Object.entries(said).map(([id, texts]) => problemsOf(id, texts, voice))
      return (await Promise.all(each)).flat()
    }),
  )
  return found.flat()
}

/**
 * @throws one error that lists every text of the brand that nobody would see, with what was probably meant.
 */
export async function refuseUnknownTexts(
  brand: Pick<Brand, 'features' | 'locales' | 'messages' | 'key'>,
  folder: string,
): Promise<void> {
  const problems = await textProblems(brand, folder)
  if (problems.length)
    throw new Error(`The brand '${brand.key}' cannot be built:\n  - ${problems.join('\n  - ')}`)
}
