import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale } from '@marquee/contract/locales'
import {
  fillLocale,
  localesIn,
  untranslated,
  withLocale,
  writeLocales,
} from './locales/messageFolders.ts'
import { command, root, UsageError } from './workspace.ts'

const usage =
  "Say which locale to add or to count: 'pnpm locale fr', or 'pnpm locale fr fr-CA' with the tag by which figures and dates are written."

const listFile = path.join(root, 'packages/contract/src/locales.ts')

/** The tag by which players in the United States read figures, where that is known; else the language alone. */
const usualTag = (code: string): string => {
  const own = `${code}-US`
  return new Intl.DateTimeFormat(own).resolvedOptions().locale === own ? own : code
}

function addToList(code: string, tag: string): void {
  if (!/^[a-z]{2,3}$/.test(code) || Intl.DateTimeFormat.supportedLocalesOf([code]).length === 0)
    throw new UsageError(
      `'${code}' is no language that figures and dates can be written in. ${usage}`,
    )
  writeFileSync(listFile, withLocale(readFileSync(listFile, 'utf8'), code, tag))
  console.log(`\n  ${code} (${tag}) is on the list of locales. A brand offers it with 'locales'.`)
}

function tell(code: string): void {
  const counts = untranslated(root, code)
  const width = Math.max(...counts.map((one) => one.package.length))
  const line = (name: string, same: number, all: number) =>
    `  ${name.padEnd(width)}  ${String(same).padStart(5)} of ${all}`
  console.log(`\n  Texts in ${code} that are those of ${defaultLocale}:\n`)
  for (const { package: name, same, all } of counts) if (same) console.log(line(name, same, all))
  const sum = (of: 'all' | 'same') => counts.reduce((total, one) => total + one[of], 0)
  console.log(`${line('in all', sum('same'), sum('all'))}\n`)
}

/**
 * `pnpm locale <code> [tag]`: adds a locale, or what its files lack, and counts what is to be translated.
 * Without a code it writes the files and indexes of the locales that there are.
 */
async function locale(): Promise<void> {
  const [code, tag] = process.argv.slice(2)
  const known = localesIn(readFileSync(listFile, 'utf8'))
  if (code && code !== defaultLocale && !known.includes(code))
    addToList(code, tag ?? usualTag(code))
  writeLocales(root, localesIn(readFileSync(listFile, 'utf8')))
  if (!code) return
  if (code === defaultLocale)
    throw new UsageError(`${code} is what others are translated from. ${usage}`)
  fillLocale(root, code)
  tell(code)
}

await command(locale)
