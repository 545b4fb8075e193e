import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { staffRole } from '@marquee/contract/schemas'
import { z } from 'zod'
import { allBrands } from './brands/index.ts'
import { systemClock } from '@marquee/platform-kernel/clock'
import { readStaff } from '@marquee/platform-kernel/config'
import { openKernel } from '@marquee/platform-kernel/kernel'
import { EnvironmentError } from '@marquee/platform-kernel/environment'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { addStaff } from '@marquee/platform-back-office/staff'
import { otpAuthUri } from '@marquee/platform-back-office/totp'
import { modules } from './modules.ts'
import { ownKey } from './process/dataFolder.ts'
import { StartFailure } from './process/failure.ts'
import { openStore } from './process/openStore.ts'
import { programArguments } from './process/programArguments.ts'

const usage = `Say who it is: STAFF_PASSWORD=... staff --email a@b.example --name 'A B' --role ${staffRole.options.join('|')} --brands ${[...allBrands.keys()].slice(0, 2).join(',')}`

const asked = z.object({
  email: z.email(),
  name: z.string().trim().min(1).max(80),
  role: staffRole,
  brands: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => allBrands.has(key)), 'one of them is no brand'),
  password: z.string().min(12, 'STAFF_PASSWORD needs 12 characters'),
})

/** Where accounts are kept: as the platform finds it, which must not run on an embedded database meanwhile. */
async function openDatabase() {
  const { DATABASE_URL: url, IDENTITY_KEY, DATA_DIR } = readStaff(process.env)
  const folder = resolve(DATA_DIR)
  if (url && !IDENTITY_KEY) throw new StartFailure('Set IDENTITY_KEY to the one of the platform.')
  const store = await openStore(url, folder)
  return { ...store, key: IDENTITY_KEY || ownKey(folder, 'identity', systemRandomness) }
}

/** Opens an account of staff and prints the secret for its authenticator app, once. */
async function add(): Promise<void> {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: programArguments('staff'),
    options: { email: option, name: option, role: option, brands: option },
  })
  const parsed = asked.safeParse({
    ...values,
    password: readStaff(process.env).STAFF_PASSWORD ?? '',
  })
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new StartFailure(`${usage}\n  ${problems.join('\n  ')}`)
  }
  const { target, key, release } = await openDatabase()
  try {
    const kernel = await openKernel({
      target,
      clock: systemClock,
      random: systemRandomness,
      identityKey: key,
      migrations: modules.flatMap((module) => module.migrations ?? []),
    })
    const { secret } = await addStaff(kernel, parsed.data)
    console.log(`${parsed.data.email} may sign in. For the authenticator app, shown once:`)
    console.log(otpAuthUri(parsed.data.email, secret))
    await kernel.db.destroy()
  } finally {
    release()
  }
}

try {
  await add()
} catch (error) {
  const isPlain = error instanceof StartFailure || error instanceof EnvironmentError
  process.stderr.write(`${isPlain ? error.message : String(error)}\n`)
  process.exitCode = 1
}
