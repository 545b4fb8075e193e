import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Kernel, PasswordCost } from '@marquee/platform-kernel/command'

const derive = promisify(argon2)

/** The recommended least for argon2id; a hash carries its own, so that these may grow. */
const usualCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

/** The same letters in another Unicode spelling are the same password. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'))

/** Hashes a password with argon2id into one line that holds cost, salt and tag. */
export async function hashPassword(
  password: string,
  { random, passwordCost: cost = usualCost }: Pick<Kernel, 'random' | 'passwordCost'>,
): Promise<string> {
  const salt = random.token(16)
  const tag = await derive('argon2id', {
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64url'),
    tagLength,
    ...cost,
  })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${tag.toString('base64url')}`
}

/** Whether a password is the one of a hash. @throws for a line that `hashPassword` did not write. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = pattern.exec(hash) ?? []
  if (!salt || !expected) throw new Error('This is not a password hash of argon2id version 19.')
  const tag = await derive('argon2id', {
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64url'),
    tagLength,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(tag, Buffer.from(expected, 'base64url'))
}
