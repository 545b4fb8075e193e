import type { ThemeTokens } from '@marquee/theme'
import { type DtcgFile, type DtcgNode, type TokenPath, writeTokens } from '@marquee/theme/dtcg'
import { savePath } from '../channel.ts'

/** Hands the draft to the browser as a file of tokens. */
export function download(tokens: ThemeTokens): void {
  const text = `${JSON.stringify(writeTokens(tokens), null, 2)}\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/design-tokens+json' }))
  link.download = `${tokens.key}.tokens.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** @throws when a file is no JSON; it is named. */
export const readFiles = (files: Iterable<File>): Promise<DtcgFile[]> =>
  Promise.all(
    [...files].map(async (file) => {
      const text = await file.text()
      try {
        return { name: file.name, document: JSON.parse(text) as DtcgNode }
      } catch (error) {
        throw new Error(`${file.name} is no JSON: ${(error as Error).message}`, { cause: error })
      }
    }),
  )

/** Writes the changes into the theme's files, and says what happened. */
export async function save(key: string, changes: Iterable<readonly [TokenPath, string]>) {
  const response = await fetch(savePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, changes: [...changes] }),
  })
  if (!response.headers.get('content-type')?.includes('json'))
    return 'Themes can be saved where Storybook runs as `pnpm storybook`. Export the tokens instead.'
  const { files, error } = (await response.json()) as { files?: string[]; error?: string }
  return files
    ? `Written: ${files.map((file) => `themes/${file}`).join(', ')}`
    : `Not saved. ${error}`
}
