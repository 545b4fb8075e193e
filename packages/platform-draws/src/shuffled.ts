import type { Randomness } from '@marquee/platform-kernel/random'

/** The same things in an order that chance gives, each order as likely as any other. */
export function shuffled<T>(list: readonly T[], random: Pick<Randomness, 'int'>): T[] {
  const out = [...list]
  for (let last = out.length - 1; last > 0; last--) {
    const other = random.int(last + 1)
    const [one, two] = [out[last] as T, out[other] as T]
    out[last] = two
    out[other] = one
  }
  return out
}
