import { request } from '@playwright/test'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { releasedBrands } from './brands.ts'

/**
 * Set-up of `pnpm looks`: what pages show depends on the hour too (which coins drop, what begins soon), and
 * one house is looked at after the other. Both go on from five past ten of the next day.
 */
export default async function sameMoment(): Promise<void> {
  const { LOOKS_BRANDS } = readTests()
  const [first] = LOOKS_BRANDS?.split(',') ?? []
  const brand = releasedBrands.find(({ folder }) => !first || folder === first)
  if (!brand) throw new Error(`There is no released brand '${first}'.`)
  const context = await request.newContext()
  const clock = `${brand.origin}/sandbox/clock`
  const { now } = (await (await context.get(clock)).json()) as { now: number }
  const today = new Date(now)
  const moment = Date.UTC(
    today.getUTCFullYear(),
    today.getUTCMonth(),
    today.getUTCDate() + 1,
    10,
    5,
  )
  const moved = await context.post(clock, { data: { advanceMs: moment - now } })
  if (!moved.ok()) throw new Error(`The clock of the house cannot be set: ${moved.status()}.`)
  await context.dispose()
}
