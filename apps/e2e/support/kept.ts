import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { mostOthers } from './alike.ts'
import { compareWith, type Comparison, isSame, settled, type Take } from './camera.ts'
import { expect, test } from './test.ts'

const { LOOKS_FOLDER: folder = path.resolve('test-results/looks'), UPDATE_LOOKS } = readTests()

/** Attaches pictures by the names by which the report shows them side by side, one over the other and as a difference. */
async function attachPictures(
  name: string,
  pictures: { expected?: Buffer; actual: Buffer; diff?: Buffer },
): Promise<void> {
  for (const [which, picture] of Object.entries(pictures)) {
    if (!picture) continue
    const file = `${name}-${which}.png`
    const where = test.info().outputPath(file)
    writeFileSync(where, picture)
    await test.info().attach(file, { path: where, contentType: 'image/png' })
  }
}

/** Reports what looks another, and what it is another from. */
export const reportOther = (name: string, expected: Buffer, { actual, difference }: Comparison) =>
  attachPictures(name, { expected, actual, diff: difference })

/**
 * Holds what a camera sees against the picture that is kept of it, by its place in `LOOKS_FOLDER`, or keeps
 * it with `UPDATE_LOOKS=1`. The test goes on after a difference.
 */
export async function holdAgainstKept(place: readonly string[], take: Take): Promise<void> {
  const file = `${path.join(folder, ...place)}.png`
  if (UPDATE_LOOKS === '1') {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await settled(take))
    return
  }
  const name = place.join('-')
  if (!existsSync(file)) {
    await attachPictures(name, { actual: await settled(take) })
    expect.soft(false, `${name} was there before`).toBe(true)
    return
  }
  const expected = readFileSync(file)
  const seen = await compareWith(expected, take)
  if (isSame(seen)) return
  await reportOther(name, expected, seen)
  expect.soft(seen.count, `points of ${name} that are others`).toBeLessThanOrEqual(mostOthers)
}
