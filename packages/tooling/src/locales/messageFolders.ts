import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale } from '@marquee/contract/locales'

/** Texts as they stand in a file; nesting is for readers. */
export interface Texts {
  [key: string]: string | Texts
}

const outside = (name: string) => /^(?:node_modules|dist|\.\w+)$/.test(path.basename(name))

/** Every folder that keeps texts, one file for each locale, relative to the repository. */
export const messageFolders = (root: string): string[] =>
  globSync(`{apps,packages}/**/${defaultLocale}.json`, { cwd: root, exclude: outside })
    .map((file) => path.dirname(file))
    .sort()

export const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts

const writeTexts = (file: string, texts: Texts): void =>
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)

const form = /_(?:one|two|few|many|other)$/

/** The forms of plurals that a locale has. */
export const formsOf = (locale: string): Intl.LDMLPluralRule[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories

/** The texts of the default locale with the forms of plurals that another locale has: each as its last form. */
export function formed(texts: Texts, locale: string): Texts {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
    if (typeof text !== 'string') return [[key, formed(text, locale)]]
    if (!form.test(key)) return [[key, text]]
    if (!key.endsWith('_other')) return []
    const name = key.replace(form, '')
    return formsOf(locale).map((one) => [`${name}_${one}`, texts[`${name}_${one}`] ?? text])
  })
  return Object.fromEntries(entries)
}

/** Texts in the order of `wanted`, each from `own` where that has it already. */
export function completed(own: Texts, wanted: Texts): Texts {
  const entries = Object.entries(wanted).map(([key, text]): [string, string | Texts] => {
    const known = own[key]
    if (typeof text === 'string') return [key, typeof known === 'string' ? known : text]
    return [key, completed(typeof known === 'object' ? known : {}, text)]
  })
  return Object.fromEntries(entries)
}

/** How many texts there are, and how many still say what the default locale says. */
export function countSame(own: Texts, wanted: Texts): { all: number; same: number } {
  let [all, same] = [0, 0]
  for (const [key, text] of Object.entries(wanted)) {
    const known = own[key]
    if (typeof text === 'string') {
      all += 1
      if (known === text) same += 1
    } else {
      const below = countSame(typeof known === 'object' ? known : {}, text)
      all += below.all
      same += below.same
    }
  }
  return { all, same }
}

const heading =
  '// Written by `pnpm locale`, as every index of messages: a line for each locale there is.\n'

/** As long as a line may be. */
const width = 100

function eagerIndex(locales: readonly string[]): string {
  const imports = locales.map(
    (code) => `import ${code} from './${code}.json' with { type: 'json' }\n`,
  )
  const line = `export const messages = { ${locales.join(', ')} }\n`
  const lines = `export const messages = {\n${locales.map((code) => `  ${code},\n`).join('')}}\n`
  return `${imports.join('')}\n${line.length > width ? lines : line}`
}

const lazyIndex = (locales: readonly string[]): string =>
  `export const messages = {\n${locales
    .map((code) => `  ${code}: () => import('./${code}.json').then((module) => module.default),\n`)
    .join('')}}\n`

/** The index of a folder of texts: fetched when they are asked for, or there at once. */
export const indexOf = (locales: readonly string[], fetches: boolean): string =>
  heading + (fetches ? lazyIndex(locales) : eagerIndex(locales))

/** Whether the index of a folder fetches texts when they are asked for. */
export const isLazy = (index: string): boolean => index.includes('() => import(')

/** Texts of a package that are still those of the default locale. */
export interface Untranslated {
  package: string
  all: number
  same: number
}

const packageOf = (folder: string): string => folder.split('/').slice(0, 2).join('/')

/**
 * Gives every folder of texts a file for each locale, with the default locale's texts where there are none
 * yet, and an index that names them all.
 */
export function writeLocales(root: string, locales: readonly string[]): void {
  for (const folder of messageFolders(root)) {
    const at = (name: string) => path.join(root, folder, name)
    const texts = readTexts(at(`${defaultLocale}.json`))
    for (const locale of locales.filter((code) => code !== defaultLocale)) {
      const file = at(`${locale}.json`)
      const wanted = formed(texts, locale)
      // A file that is there belongs to its translators: what it lacks is a failure of the completeness test.
      if (!existsSync(file)) writeTexts(file, wanted)
    }
    const index = at('index.ts')
    if (existsSync(index))
      writeFileSync(index, indexOf(locales, isLazy(readFileSync(index, 'utf8'))))
  }
}

/** Adds texts that a locale's files lack, the default locale's for now; what it has stays. */
export function fillLocale(root: string, locale: string): void {
  for (const folder of messageFolders(root)) {
    const texts = readTexts(path.join(root, folder, `${defaultLocale}.json`))
    const file = path.join(root, folder, `${locale}.json`)
    if (existsSync(file)) writeTexts(file, completed(readTexts(file), formed(texts, locale)))
  }
}

/** How much is left to translate in each package, by its name. */
export function untranslated(root: string, locale: string): Untranslated[] {
  const counts = new Map<string, Untranslated>()
  for (const folder of messageFolders(root)) {
    const texts = readTexts(path.join(root, folder, `${defaultLocale}.json`))
    const file = path.join(root, folder, `${locale}.json`)
    const { all, same } = countSame(existsSync(file) ? readTexts(file) : {}, formed(texts, locale))
    const name = packageOf(folder)
    const known = counts.get(name) ?? { package: name, all: 0, same: 0 }
    counts.set(name, { package: name, all: known.all + all, same: known.same + same })
  }
  return [...counts.values()]
}

const list = /(export const localeTags = \{\n)((?: {2}\w+: '[^']+',\n)*)(\} as const)/

/** The source of the list with one more locale. @throws when the list is not where it was. */
export function withLocale(source: string, code: string, tag: string): string {
  if (!list.test(source))
    throw new Error("There is no 'localeTags' in packages/contract/src/locales.ts to add to.")
  return source.replace(list, `$1$2  ${code}: '${tag}',\n$3`)
}

/** Codes of the list, as its source has them: the module in memory may be older. */
export function localesIn(source: string): string[] {
  const entries = list.exec(source)?.[2] ?? ''
  return [...entries.matchAll(/(\w+): '/g)].map(([, code = '']) => code)
}
