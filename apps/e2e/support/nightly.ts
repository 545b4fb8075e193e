import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

/** Whether the tests of the night run too. */
export const isNight = readTests().E2E_NIGHT === '1'

/** What Playwright leaves out by day. */
export const nightly = '@nightly'

/**
 * A test of the night: it takes long and proves no requirement that another test does not.
 * `pnpm test:nightly` runs it, `pnpm test` does not. Its title cites no requirement: `pnpm requirements`
 * would not count it.
 */
export const atNight = { tag: nightly }

/** The same of a test that measures: it runs by itself, as browsers beside it would be measured too. */
export const atNightAlone = { tag: [nightly, '@alone'] }

/**
 * One of several tests that differ in their brand, engine or size alone: each change is proven on one of
 * them, the night has all.
 * @param isByDay whether this is the one.
 */
export const atNightUnless = (isByDay: boolean) => (isByDay ? {} : atNight)
