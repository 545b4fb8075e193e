import type { ThemeTokens } from '../tokens.ts'
import { codecs } from './codecs.ts'
import { leavesOf, typeAt } from './paths.ts'
import { type DtcgNode, extensionName, isNode } from './types.ts'

/**
 * A theme as a document of the DTCG format 2025.10. What the format has no type for (drawings,
 * outlines, transforms) stands in the root's `$extensions`, by path; a value that CSS may write in
 * several ways keeps its own way in the token's `$extensions`, so that reading gives it back as it was.
 */
export function writeTokens(tokens: ThemeTokens): DtcgNode {
  const untyped: Record<string, string> = {}
  const document: DtcgNode = {
    $description: `Theme '${tokens.key}'`,
    $extensions: { [extensionName]: { key: tokens.key, css: untyped } },
  }
  for (const [path, css] of leavesOf(tokens)) {
    const type = typeAt(path)
    const value = type && codecs[type].write(css)
    if (!type || value === undefined) {
      untyped[path] = css
      continue
    }
    const names = path.split('.')
    const last = names.pop() ?? ''
    let group = document
    for (const name of names) {
      const known = group[name]
      const inner: DtcgNode = isNode(known) ? known : {}
      group[name] = inner
      group = inner
    }
    const isSaidSo = codecs[type].read(value) === css
    group[last] = {
      $type: type,
      $value: value,
      ...(isSaidSo ? {} : { $extensions: { [extensionName]: { css } } }),
    }
  }
  return document
}
