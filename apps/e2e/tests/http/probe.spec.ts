import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { stormrush, tao, type TestedBrand } from '../../support/brands.ts'
import { type Credentials, makeCredentials, signUpByApi } from '../../support/player.ts'

const probe = path.resolve(import.meta.dirname, '../../../../packages/probe/src/main.ts')

/** Runs the command as an operator does. */
const visit = (brands: readonly TestedBrand[], { email, password }: Credentials) =>
  new Promise<{ code: number; written: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [probe, ...brands.map(({ origin }) => origin)],
      { env: { ...process.env, PROBE_EMAIL: email, PROBE_PASSWORD: password } },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, written: out + err }),
    )
  })

test('the synthetic player goes from the home of released brands to the end of a round, and says how long each step took', async ({
  context,
}) => {
  const credentials = makeCredentials()
  for (const brand of [stormrush, tao]) await signUpByApi(context, brand, { credentials })
  const { code, written } = await visit([stormrush, tao], credentials)
  for (const { folder } of [stormrush, tao])
    expect(written).toMatch(
      new RegExp(
        `${folder}\\.localhost:\\d+  home \\d+  script \\d+  sign-in \\d+  lobby \\d+  realtime \\d+  play \\d+  push \\d+  finish \\d+  ms`,
      ),
    )
  expect(code).toBe(0)
})

test('the synthetic player says where it was stopped, and its command fails', async () => {
  const { code, written } = await visit([tao], makeCredentials())
  expect(written).toMatch(/FAILED at sign-in: .*wrong-credentials/)
  expect(code).toBe(1)
})
