import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandFolders } from '@marquee/brand-build/front'
import { appsRoot, command, root, UsageError } from './workspace.ts'

/** How many files outside of its folder may name a feature. */
export const mostNames = 3

/** What a feature's own `package.json` says of its name, under `marquee`. */
export interface NameDeclaration {
  id: string
  /**
   * Its id is also the name of something else: a word of plain English ('account', 'games'), or a domain that
   * packages below it share ('wheels'). Such a name alone couples nothing; only what addresses the feature counts.
   */
  hasSharedName: boolean
}

interface SourceFile {
  /** Relative to the repository. */
  file: string
  text: string
}

/** How a name is written in code: `coin-drops`, `coinDrops`, `CoinDrops`, `coin_drops`. */
export function spellings(kebab: string): string[] {
  const camel = kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel[0]?.toUpperCase() + camel.slice(1)
  return [...new Set([kebab, camel, pascal, kebab.replaceAll('-', '_')])]
}

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/
const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//
const tokens = new RegExp(`(${literal.source})|${comment.source}`, 'g')

/** A source without its comments, and without the strings that are sentences: neither couples. */
const codeOf = (text: string): string =>
  text.replace(tokens, (whole: string, string?: string) => {
    if (string === undefined) return ''
    const isSentence = /[a-z,.] +[a-z]/i.test(string) && !string.startsWith('`')
    return isSentence ? "''" : whole
  })

/** Ways to address a feature whatever its id means: its package, its folder, its texts, its presence. */
const addresses = (id: string): RegExp =>
  new RegExp(
    [
      `features-${id}(?![a-z0-9-])`,
      `\\b(?:has|useT|useFeatureTexts|hasMessages|ownPage)\\(\\s*['"]${id}['"]`,
      `\\b(?:requires|first)\\b[^\\n\\]]*['"]${id}['"]`,
      `['"\`]${id}:[a-zA-Z]`,
      // What is listed as a feature's own, and links and modals that know its pages.
      `\\bfeature\\s*(?:===|!==|:)\\s*['"]${id}['"]`,
      `\\b(?:\\w*Link\\w*|\\w+Of|use[A-Z]\\w*)<['"]${id}['"]`,
    ].join('|'),
  )

/** The whole name: as an identifier, a string or a part of a path. `vip` is not in `vipOffer` or 'vip-offer'. */
const names = (id: string): RegExp =>
  new RegExp(`(?<![A-Za-z0-9_-])(?:${spellings(id).join('|')})(?![A-Za-z0-9_-])`)

/** The files that name a feature, out of those that are not its own. */
export function filesThatName(
  { id, hasSharedName }: NameDeclaration,
  files: readonly SourceFile[],
): string[] {
  const [address, name] = [addresses(id), names(id)]
  return files
    .filter(({ file }) => !file.startsWith(`packages/features-${id}/`))
    .filter(({ text }) => {
      const code = codeOf(text)
      return address.test(code) || (!hasSharedName && name.test(code))
    })
    .map(({ file }) => file)
}

/** What is wrong with how often features are named, in words; empty when nothing is. */
export function nameProblems(
  declarations: readonly NameDeclaration[],
  files: readonly SourceFile[],
): string[] {
  return declarations.flatMap((declaration) => {
    const { id } = declaration
    const count = filesThatName(declaration, files).length
    if (count > mostNames)
      return `${count} files outside of packages/features-${id} name '${id}'; ${mostNames} may. Let the feature contribute what they need (a slot, a status, an event), or see which: pnpm feature-names ${id}`
    return []
  })
}

function readDeclaration(folder: string): NameDeclaration {
  const { marquee = {} } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  ) as { marquee?: { sharedName?: true } }
  return {
    id: folder.slice('packages/features-'.length),
    hasSharedName: marquee.sharedName ?? false,
  }
}

/** Packages that list what others have, by their tag: naming is what they are for. */
const compositions = (): string[] =>
  globSync('packages/*/turbo.json', { cwd: root })
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('"composition"'))
    .map((file) => `${path.dirname(file)}/`)

/** Every source that may not name a feature: no brand, no test, no list of what is composed. */
function sources(): SourceFile[] {
  const apart = [
    ...brandFolders(appsRoot).map((folder) => `apps/${folder}/`),
    ...compositions(),
    'apps/e2e/',
    'apps/platform/src/modules.ts',
    // What plays on the platform as players do, with all that it has.
    'apps/platform/src/proof/',
    'apps/platform/src/world/',
  ]
  return globSync('{apps,packages}/*/{src/**/*,*}.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories|spec)\.|\/(?:testing|tests|dist)[/.]/.test(file))
    .filter((file) => !apart.some((one) => file.startsWith(one)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** Prints for each feature how many files outside of its folder name it, and fails when too many do; with a name, which. */
async function check(asked: string | undefined): Promise<void> {
  const files = sources()
  const declarations = globSync('packages/features-*', { cwd: root }).map(readDeclaration)
  const found = declarations
    .filter(({ id }) => !asked || id === asked)
    .map((declaration) => ({ id: declaration.id, named: filesThatName(declaration, files) }))
    .sort((one, other) => other.named.length - one.named.length)
  for (const { id, named } of found) {
    if (asked || named.length) console.log(`${String(named.length).padStart(4)}  ${id}`)
    if (asked) for (const file of named) console.log(`      ${file}`)
  }
  if (asked) return
  const problems = nameProblems(declarations, files)
  if (problems.length) throw new UsageError(problems.join('\n'))
}

if (process.argv[1] === import.meta.filename) await command(() => check(process.argv[2]))
