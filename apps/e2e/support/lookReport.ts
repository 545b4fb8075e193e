import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { type Difference, mark } from './lookDifference.ts'
import { pictureOf, type Pixels } from './pixels.ts'

interface Seen {
  /** Of the picture: `home-phone`. */
  name: string
  expected: Pixels
  actual: Pixels
  difference: Difference
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** What is another, in words. */
export const inWords = ({ share, ofASquare }: Difference): string =>
  `${percent(share)} of the picture, ${percent(ofASquare)} of the square that differs most`

const page = (name: string, words: string, pictures: Record<string, Buffer>): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif }
  main { display: flex; flex-wrap: wrap; gap: 1.5rem }
  figure { margin: 0; flex: 1 1 24rem; max-inline-size: 48rem }
  img { inline-size: 100%; outline: 1px solid #999 }
</style>
<h1>${name}</h1>
<p>Another: ${words}.</p>
<main>
${Object.entries(pictures)
  .map(
    ([title, picture]) =>
      `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}" alt="${title}"></figure>`,
  )
  .join('\n')}
</main>
</html>
`

/**
 * Attaches what was expected, what is there and what is another in it, and writes the three into one
 * page of the test's output folder, which needs nothing beside it; gives the page's path.
 */
export async function reportDifference({
  name,
  expected,
  actual,
  difference,
}: Seen): Promise<string> {
  const pictures = {
    expected: await pictureOf(expected).png().toBuffer(),
    actual: await pictureOf(actual).png().toBuffer(),
    difference: await pictureOf(mark(actual, difference)).png().toBuffer(),
  }
  const attach = async (file: string, content: Buffer | string) => {
    const where = test.info().outputPath(file)
    writeFileSync(where, content)
    await test.info().attach(file, { path: where })
    return where
  }
  for (const [title, picture] of Object.entries(pictures))
    await attach(`${name}-${title}.png`, picture)
  return attach(`${name}.html`, page(name, inWords(difference), pictures))
}
