import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandFolders } from '@marquee/brand-build/front'
import { appsRoot, command, root } from './workspace.ts'

/** How a name is written in code: `coin-drops`, `coinDrops`, `CoinDrops`, `coin_drops`. */
export function spellings(kebab: string): string[] {
  const camel = kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel[0]?.toUpperCase() + camel.slice(1)
  return [...new Set([kebab, camel, pascal, kebab.replaceAll('-', '_')])]
}

/** The files that name a feature, out of those that are not its own. */
export function filesThatName(
  feature: string,
  files: readonly { file: string; text: string }[],
): string[] {
  const names = new RegExp(`(?<![A-Za-z0-9-])(?:${spellings(feature).join('|')})(?![a-z0-9])`)
  return files
    .filter(({ file }) => !file.startsWith(`packages/features-${feature}/`))
    .filter(({ text }) => names.test(text))
    .map(({ file }) => file)
}

/** Prints for each feature how many files outside of its folder name it; with a name, which. */
async function print(asked: string | undefined): Promise<void> {
  const ofBrands = brandFolders(appsRoot).map((folder) => `apps/${folder}/`)
  const files = globSync('{apps,packages}/*/{src/**/*,*}.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories|spec)\.|\/(?:testing|tests|dist)\//.test(file))
    .filter(
      (file) => !file.startsWith('apps/e2e/') && !ofBrands.some((one) => file.startsWith(one)),
    )
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const features = globSync('packages/features-*', { cwd: root }).map((folder) =>
    folder.slice('packages/features-'.length),
  )
  const found = features
    .filter((feature) => !asked || feature === asked)
    .map((feature) => ({ feature, named: filesThatName(feature, files) }))
    .sort((one, other) => other.named.length - one.named.length)
  for (const { feature, named } of found) {
    console.log(`${String(named.length).padStart(4)}  ${feature}`)
    if (asked) for (const file of named) console.log(`      ${file}`)
  }
  if (asked) return
  const counts = found.map(({ named }) => named.length).sort((one, other) => one - other)
  console.log(`\nmedian ${counts[Math.floor(counts.length / 2)]}, most ${counts.at(-1)}`)
}

if (process.argv[1] === import.meta.filename) await command(() => print(process.argv[2]))
