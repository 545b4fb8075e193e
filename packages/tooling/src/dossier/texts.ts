import type { Between } from './between.ts'

/** A text that players read differently now; null where there is none on that side. */
export interface TextChange {
  locale: string
  /** The folder of the repository that has it. */
  owner: string
  key: string
  before: string | null
  now: string | null
}

type Texts = ReadonlyMap<string, string>

/** The texts of a file of messages by their whole keys. */
export function textsOf(file: Buffer | null): Texts {
  const flat = (value: unknown, key: string): [string, string][] => {
    if (typeof value === 'string') return [[key, value]]
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([name, inner]) =>
      flat(inner, key ? `${key}.${name}` : name),
    )
  }
  return new Map(file ? flat(JSON.parse(file.toString()), '') : [])
}

/** What came, went or reads otherwise, in the order of keys. */
export function changedTexts(
  before: Texts,
  now: Texts,
): Pick<TextChange, 'key' | 'before' | 'now'>[] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .sort()
    .map((key) => ({ key, before: before.get(key) ?? null, now: now.get(key) ?? null }))
    .filter((one) => one.before !== one.now)
}

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** The brand's own words for a package's texts stand over them, by this name. */
const spaceOf = (file: string): string | null =>
  /^packages\/(?:features-)?([^/]+)\/src\/messages\//.exec(file)?.[1] ?? null

/**
 * Texts that are not what they were in the folders that a brand is made of. A text of a package that the
 * brand says in its own words is left out: its players never read it.
 * @param locales `en`, `es`: the names of files of texts.
 */
export function textChanges(
  between: Between,
  {
    folders,
    brandFolder,
    locales,
  }: { folders: readonly string[]; brandFolder: string; locales: readonly string[] },
): TextChange[] {
  const own = new Map(
    locales.map((locale) => [
      locale,
      textsOf(between.now(`${brandFolder}/messages/${locale}.json`)),
    ]),
  )
  return between.changed(folders).flatMap((file) => {
    const locale = locales.find((one) => file.endsWith(`/${one}.json`))
    if (!locale) return []
    const space = spaceOf(file)
    return changedTexts(textsOf(between.before(file)), textsOf(between.now(file)))
      .filter(({ key }) => space === null || !own.get(locale)?.has(`${space}.${key}`))
      .map((change) => ({ locale, owner: folderOf(file), ...change }))
  })
}
