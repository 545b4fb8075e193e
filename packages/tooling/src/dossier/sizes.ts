import type { Archived } from './archive.ts'

/** Bytes of something in the last release, null without one, and now. */
export interface Size {
  what: string
  before: number | null
  now: number
}

type Files = Archived['files']

/** What a front sends, by kind; scripts and styles as most browsers get them, with Brotli. */
const kinds: [what: string, isIts: (path: string) => boolean][] = [
  ['Scripts, as sent', (path) => /^client\/.*\.js\.br$/.test(path)],
  ['Styles, as sent', (path) => /^client\/.*\.css\.br$/.test(path)],
  ['Scripts', (path) => /^client\/.*\.js$/.test(path)],
  ['Styles', (path) => /^client\/.*\.css$/.test(path)],
  ['Pictures', (path) => /^client\/.*\.(?:webp|png|svg|avif|jpg|ico)$/.test(path)],
  ['Fonts', (path) => /^client\/.*\.woff2$/.test(path)],
  ['Renderer', (path) => path.startsWith('brand/')],
  ['Games', (path) => /^(?:arcade|studio-games)\//.test(path)],
]

const sumOf = (files: Files, isIts: (path: string) => boolean): number =>
  files.reduce((sum, { path, size }) => (isIts(path) ? sum + size : sum), 0)

/** Sizes by kind, and of the whole archive. */
export function sizesOf(before: Archived | null, now: Archived): Size[] {
  const byKind = kinds.map(([what, isIts]) => ({
    what,
    before: before && sumOf(before.files, isIts),
    now: sumOf(now.files, isIts),
  }))
  return [...byKind, { what: 'Archive', before: before?.size ?? null, now: now.size }].filter(
    (one) => one.now || one.before,
  )
}

/** The name of a script or style without its hash; files of one name count together. */
const nameOf = (path: string): string =>
  path
    .replace(/^client\/(?:assets\/)?/, '')
    .replace(/-(?=[\w-]*[A-Z0-9_])[\w-]{6,8}(?=\.(?:js|css)$)/, '')

function byName(files: Files): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { path, size } of files)
    if (/^client\/.*\.(?:js|css)$/.test(path))
      sizes.set(nameOf(path), (sizes.get(nameOf(path)) ?? 0) + size)
  return sizes
}

/** The scripts and styles whose size changed most, the largest change first. */
export function largestChanges(before: Archived | null, now: Archived, count = 10): Size[] {
  if (!before) return []
  const [then, today] = [byName(before.files), byName(now.files)]
  const difference = (one: Size) => Math.abs(one.now - (one.before ?? 0))
  return [...new Set([...then.keys(), ...today.keys()])]
    .map((what) => ({ what, before: then.get(what) ?? 0, now: today.get(what) ?? 0 }))
    .filter((one) => one.before !== one.now)
    .toSorted((one, other) => difference(other) - difference(one))
    .slice(0, count)
}
